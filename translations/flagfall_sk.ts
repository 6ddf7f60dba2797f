<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="sk_SK">
<context>
    <name>Act</name>
    <message>
        <source>both players are visually disabled</source>
        <translation>obaja hráči sú zrakovo postihnutí</translation>
    </message>
    <message>
        <source>no player is visually disabled</source>
        <translation>žiadny hráč nie je zrakovo postihnutý</translation>
    </message>
    <message>
        <source>White is visually disabled</source>
        <translation>biely je zrakovo postihnutý</translation>
    </message>
    <message>
        <source>Black is visually disabled</source>
        <translation>čierny je zrakovo postihnutý</translation>
    </message>
    <message>
        <source>White: {remark}</source>
        <extracomment>{remark} what was noted of the player.</extracomment>
        <translation>biely: {remark}</translation>
    </message>
    <message>
        <source>Black: {remark}</source>
        <translation>čierny: {remark}</translation>
    </message>
    <message>
        <source>a board is adjusted to the records</source>
        <translation>šachovnica upravená podľa zápisov</translation>
    </message>
    <message>
        <source>all clocks paused</source>
        <translation>všetky hodiny zastavené</translation>
    </message>
    <message>
        <source>clock paused: the computer slept</source>
        <translation>hodiny zastavené: počítač spal</translation>
    </message>
    <message>
        <source>clock paused: the program was closed</source>
        <translation>hodiny zastavené: program bol zatvorený</translation>
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
        <translation>{corrected}. Dôvod: {ground}</translation>
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
        <translation>stlačenie bieleho prišlo neskoro a nepočítalo sa</translation>
    </message>
    <message>
        <source>Black&apos;s press came too late to count</source>
        <translation>stlačenie čierneho prišlo neskoro a nepočítalo sa</translation>
    </message>
    <message>
        <source>clock turned round</source>
        <translation>hodiny otočené</translation>
    </message>
    <message>
        <source>White is not at the board</source>
        <translation>biely nie je pri šachovnici</translation>
    </message>
    <message>
        <source>Black is not at the board</source>
        <translation>čierny nie je pri šachovnici</translation>
    </message>
    <message>
        <source>White has arrived</source>
        <translation>biely prišiel</translation>
    </message>
    <message>
        <source>Black has arrived</source>
        <translation>čierny prišiel</translation>
    </message>
    <message>
        <source>Event opened with {program} after an interruption</source>
        <translation>Turnaj otvorený v programe {program} po prerušení</translation>
    </message>
    <message>
        <source>Event opened with {program}</source>
        <translation>Turnaj otvorený v programe {program}</translation>
    </message>
    <message>
        <source>Event closed</source>
        <translation>Turnaj zatvorený</translation>
    </message>
    <message>
        <source>program closed</source>
        <translation>program zatvorený</translation>
    </message>
    <message>
        <source>Event created: {name}</source>
        <translation>Turnaj vytvorený: {name}</translation>
    </message>
    <message>
        <source>Event details changed</source>
        <translation>Údaje o turnaji zmenené</translation>
    </message>
    <message>
        <source>Late entry: {name}, from round {from_round} on; each round before: {missed}</source>
        <extracomment>{missed} is what each round before counts as: &quot;half-point bye&quot;.</extracomment>
        <translation>Neskorý vstup: {name}, od {from_round}. kola; každé kolo predtým: {missed}</translation>
    </message>
    <message>
        <source>Player changed: {name}</source>
        <translation>Údaje hráča zmenené: {name}</translation>
    </message>
    <message>
        <source>{player} withdrew before round {from_round}</source>
        <translation>{player}: odstúpenie pred {from_round}. kolom</translation>
    </message>
    <message>
        <source>{player} came back</source>
        <translation>{player}: návrat do turnaja</translation>
    </message>
    <message>
        <source>Player removed</source>
        <translation>Hráč odstránený</translation>
    </message>
    <message>
        <source>{player}: {bye} in round {round}</source>
        <extracomment>{player} a name, {bye} a kind of bye: &quot;Novák: half-point bye in round 3&quot;.</extracomment>
        <translation>{player}: {bye} v {round}. kole</translation>
    </message>
    <message>
        <source>{first} and {second} must not meet in round {only_round}</source>
        <translation>{first} a {second} sa nesmú stretnúť v {only_round}. kole</translation>
    </message>
    <message>
        <source>{first} and {second} must not meet</source>
        <translation>{first} a {second} sa nesmú stretnúť</translation>
    </message>
    <message>
        <source>{first} and {second} may meet again</source>
        <translation>{first} a {second} sa už môžu stretnúť</translation>
    </message>
    <message numerus="yes">
        <source>%n half-move(s) recorded</source>
        <translation>
            <numerusform>zapísaný %n polťah</numerusform>
            <numerusform>zapísané %n polťahy</numerusform>
            <numerusform>zapísaných %n polťahov</numerusform>
        </translation>
    </message>
    <message>
        <source>White&apos;s scoresheet changed</source>
        <translation>partiár bieleho zmenený</translation>
    </message>
    <message>
        <source>Black&apos;s scoresheet changed</source>
        <translation>partiár čierneho zmenený</translation>
    </message>
    <message>
        <source>White offers a draw</source>
        <translation>biely ponúka remízu</translation>
    </message>
    <message>
        <source>Black offers a draw</source>
        <translation>čierny ponúka remízu</translation>
    </message>
    <message>
        <source>White accepts the draw</source>
        <translation>biely prijíma remízu</translation>
    </message>
    <message>
        <source>Black accepts the draw</source>
        <translation>čierny prijíma remízu</translation>
    </message>
    <message>
        <source>the claim is correct</source>
        <translation>reklamácia je oprávnená</translation>
    </message>
    <message>
        <source>the claim is incorrect</source>
        <translation>reklamácia je neoprávnená</translation>
    </message>
    <message>
        <source>illegal move by White: {played}</source>
        <extracomment>{played} a move as it was played.</extracomment>
        <translation>nemožný ťah bieleho: {played}</translation>
    </message>
    <message>
        <source>illegal move by Black: {played}</source>
        <translation>nemožný ťah čierneho: {played}</translation>
    </message>
    <message>
        <source>White keeps score again</source>
        <translation>biely opäť zapisuje</translation>
    </message>
    <message>
        <source>Black keeps score again</source>
        <translation>čierny opäť zapisuje</translation>
    </message>
    <message>
        <source>White refuses to sign</source>
        <translation>biely odmieta podpísať</translation>
    </message>
    <message>
        <source>Black refuses to sign</source>
        <translation>čierny odmieta podpísať</translation>
    </message>
    <message>
        <source>White signs {result}</source>
        <translation>biely podpisuje {result}</translation>
    </message>
    <message>
        <source>Black signs {result}</source>
        <translation>čierny podpisuje {result}</translation>
    </message>
    <message>
        <source>note: {text}</source>
        <extracomment>{text} what the arbiter noted, as sentences.</extracomment>
        <translation>poznámka: {text}</translation>
    </message>
    <message>
        <source>result {result}</source>
        <extracomment>{how} how the game ended: &quot;result 1–0 by resignation&quot;.</extracomment>
        <translation>výsledok {result}</translation>
    </message>
    <message>
        <source>result cleared</source>
        <translation>výsledok vymazaný</translation>
    </message>
    <message>
        <source>game adjourned</source>
        <translation>partia prerušená</translation>
    </message>
    <message numerus="yes">
        <source>Round {round} paired: %n board(s), changed by hand</source>
        <translation>
            <numerusform>{round}. kolo nažrebované: %n šachovnica, zmenené ručne</numerusform>
            <numerusform>{round}. kolo nažrebované: %n šachovnice, zmenené ručne</numerusform>
            <numerusform>{round}. kolo nažrebované: %n šachovníc, zmenené ručne</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round} paired: %n board(s)</source>
        <translation>
            <numerusform>{round}. kolo nažrebované: %n šachovnica</numerusform>
            <numerusform>{round}. kolo nažrebované: %n šachovnice</numerusform>
            <numerusform>{round}. kolo nažrebované: %n šachovníc</numerusform>
        </translation>
    </message>
    <message>
        <source>paired, the clock set</source>
        <translation>nažrebované, hodiny nastavené</translation>
    </message>
    <message numerus="yes">
        <source>Round {round} imported: %n board(s)</source>
        <translation>
            <numerusform>{round}. kolo importované: %n šachovnica</numerusform>
            <numerusform>{round}. kolo importované: %n šachovnice</numerusform>
            <numerusform>{round}. kolo importované: %n šachovníc</numerusform>
        </translation>
    </message>
    <message>
        <source>by ruling of the arbiter the score counts {score}</source>
        <extracomment>{score} is what White and Black get, more than a win together: &quot;½–1&quot;.</extracomment>
        <translation>rozhodnutím rozhodcu sa počíta {score}</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) imported from a report file</source>
        <translation>
            <numerusform>Zo súboru TRF prevzatý %n hráč</numerusform>
            <numerusform>Zo súboru TRF prevzatí %n hráči</numerusform>
            <numerusform>Zo súboru TRF prevzatých %n hráčov</numerusform>
        </translation>
    </message>
    <message>
        <source>the players&apos; boards agree</source>
        <translation>šachovnice hráčov sa zhodujú</translation>
    </message>
    <message>
        <source>the players&apos; boards differ</source>
        <translation>šachovnice hráčov sa líšia</translation>
    </message>
    <message>
        <source>back to where the scoresheets agree</source>
        <translation>späť tam, kde sa zápisy zhodujú</translation>
    </message>
    <message>
        <source>Undone: {act}</source>
        <translation>Vzaté späť: {act}</translation>
    </message>
    <message>
        <source>Redone: {act}</source>
        <translation>Obnovené: {act}</translation>
    </message>
    <message>
        <source>White&apos;s press came {late} too late and did not count</source>
        <translation>stlačenie bieleho prišlo o {late} neskoro a nepočítalo sa</translation>
    </message>
    <message>
        <source>Black&apos;s press came {late} too late and did not count</source>
        <translation>stlačenie čierneho prišlo o {late} neskoro a nepočítalo sa</translation>
    </message>
    <message>
        <source>White&apos;s flag fall was claimed</source>
        <translation>reklamovaný pád zástavky bieleho</translation>
    </message>
    <message>
        <source>Black&apos;s flag fall was claimed</source>
        <translation>reklamovaný pád zástavky čierneho</translation>
    </message>
    <message>
        <source>White&apos;s flag fall was observed</source>
        <translation>spozorovaný pád zástavky bieleho</translation>
    </message>
    <message>
        <source>Black&apos;s flag fall was observed</source>
        <translation>spozorovaný pád zástavky čierneho</translation>
    </message>
    <message>
        <source>program restarted after an interruption</source>
        <translation>program znova spustený po výpadku</translation>
    </message>
    <message>
        <source>program restarted</source>
        <translation>program znova spustený</translation>
    </message>
    <message>
        <source>Player added: {name}</source>
        <translation>Hráč prihlásený: {name}</translation>
    </message>
    <message>
        <source>{player}: bye in round {round} removed</source>
        <translation>{player}: už nemá voľno v {round}. kole</translation>
    </message>
    <message>
        <source>the game starts from {fen}</source>
        <extracomment>{fen} a position as FEN.</extracomment>
        <translation>partia sa začína z pozície {fen}</translation>
    </message>
    <message numerus="yes">
        <source>%n half-move(s) removed from the record</source>
        <translation>
            <numerusform>zo zápisu vypustený %n polťah</numerusform>
            <numerusform>zo zápisu vypustené %n polťahy</numerusform>
            <numerusform>zo zápisu vypustených %n polťahov</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n half-move(s) recorded instead of {removed}</source>
        <extracomment>{removed} is how many were there before.</extracomment>
        <translation>
            <numerusform>zapísaný %n polťah namiesto {removed}</numerusform>
            <numerusform>zapísané %n polťahy namiesto {removed}</numerusform>
            <numerusform>zapísaných %n polťahov namiesto {removed}</numerusform>
        </translation>
    </message>
    <message>
        <source>White rejects the draw</source>
        <translation>biely odmieta remízu</translation>
    </message>
    <message>
        <source>Black rejects the draw</source>
        <translation>čierny odmieta remízu</translation>
    </message>
    <message>
        <source>the claim is invalid</source>
        <translation>reklamácia je neprípustná</translation>
    </message>
    <message>
        <source>White is excused from keeping score</source>
        <translation>biely nemusí zapisovať</translation>
    </message>
    <message>
        <source>Black is excused from keeping score</source>
        <translation>čierny nemusí zapisovať</translation>
    </message>
    <message>
        <source>imported from a report file</source>
        <translation>prevzaté zo súboru TRF</translation>
    </message>
    <message>
        <source>White claims a draw: {basis}</source>
        <extracomment>{basis} what the claim rests on: &quot;threefold repetition on the board&quot;.</extracomment>
        <translation>biely reklamuje remízu: {basis}</translation>
    </message>
    <message>
        <source>Black claims a draw: {basis}</source>
        <translation>čierny reklamuje remízu: {basis}</translation>
    </message>
    <message>
        <source>White claims a draw: {basis}, {written}</source>
        <extracomment>{basis} what the claim rests on, {written} the intended move.</extracomment>
        <translation>biely reklamuje remízu: {basis}, {written}</translation>
    </message>
    <message>
        <source>Black claims a draw: {basis}, {written}</source>
        <translation>čierny reklamuje remízu: {basis}, {written}</translation>
    </message>
    <message>
        <source>checked by the arbiter: the claim is correct</source>
        <translation>overené rozhodcom: reklamácia je správna</translation>
    </message>
    <message>
        <source>checked by the arbiter: the claim is incorrect</source>
        <translation>overené rozhodcom: reklamácia je nesprávna</translation>
    </message>
    <message>
        <source>checked by the arbiter: the claim is invalid</source>
        <translation>overené rozhodcom: reklamácia je neprípustná</translation>
    </message>
    <message numerus="yes">
        <source>Pairing numbers of %n player(s) drawn by lot</source>
        <translation>
            <numerusform>Vyžrebované štartovné čísla: %n hráč</numerusform>
            <numerusform>Vyžrebované štartovné čísla: %n hráči</numerusform>
            <numerusform>Vyžrebované štartovné čísla: %n hráčov</numerusform>
        </translation>
    </message>
    <message>
        <source>own decision on: {incident}; {decision}</source>
        <extracomment>{incident} what happened: &quot;White: illegal move no. 1&quot;; {decision} what was decided: &quot;Black gets 2:00 more&quot;.</extracomment>
        <translation>vlastné rozhodnutie – {incident}; {decision}</translation>
    </message>
    <message>
        <source>ruling on: {incident}; {decision}</source>
        <translation>rozhodnutie – {incident}; {decision}</translation>
    </message>
    <message>
        <source>result {result} {how}</source>
        <translation>výsledok {result} {how}</translation>
    </message>
    <message>
        <source>the player to move asked to adjourn and seals</source>
        <translation>hráč na ťahu požiadal o prerušenie a odovzdá zapečatený ťah</translation>
    </message>
    <message>
        <source>told to seal the next move</source>
        <translation>výzva na zapečatenie ďalšieho ťahu</translation>
    </message>
    <message>
        <source>White seals his reply in a second envelope</source>
        <translation>biely vložil odpoveď do druhej obálky</translation>
    </message>
    <message>
        <source>Black seals his reply in a second envelope</source>
        <translation>čierny vložil odpoveď do druhej obálky</translation>
    </message>
    <message>
        <source>White has sealed his move</source>
        <translation>biely zapečatil ťah</translation>
    </message>
    <message>
        <source>Black has sealed his move</source>
        <translation>čierny zapečatil ťah</translation>
    </message>
    <message>
        <source>without a result when the next round was paired: adjourned</source>
        <translation>bez výsledku pri žrebovaní ďalšieho kola: prerušená</translation>
    </message>
    <message>
        <source>game adjourned, White has sealed</source>
        <translation>partia prerušená, biely zapečatil ťah</translation>
    </message>
    <message>
        <source>game adjourned, Black has sealed</source>
        <translation>partia prerušená, čierny zapečatil ťah</translation>
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
        <translation>obálka skontrolovaná, uschováva ju {holder}</translation>
    </message>
    <message>
        <source>envelope kept by {holder}</source>
        <translation>obálku uschováva {holder}</translation>
    </message>
    <message>
        <source>envelope missing</source>
        <translation>obálka chýba</translation>
    </message>
    <message>
        <source>White is not at the resumption after all</source>
        <translation>biely predsa nie je na dohrávke</translation>
    </message>
    <message>
        <source>Black is not at the resumption after all</source>
        <translation>čierny predsa nie je na dohrávke</translation>
    </message>
    <message>
        <source>White has come to the resumption</source>
        <translation>biely prišiel na dohrávku</translation>
    </message>
    <message>
        <source>Black has come to the resumption</source>
        <translation>čierny prišiel na dohrávku</translation>
    </message>
    <message>
        <source>envelope opened: no move in it</source>
        <extracomment>{text} is the move as the player wrote it.</extracomment>
        <translation>obálka otvorená: nie je v nej ťah</translation>
    </message>
    <message>
        <source>envelope opened: {text}</source>
        <translation>obálka otvorená: {text}</translation>
    </message>
    <message>
        <source>game resumed</source>
        <translation>partia pokračuje dohrávkou</translation>
    </message>
    <message>
        <source>file {name} attached to: {about}</source>
        <extracomment>{name} of a file, {about} the ruling it belongs to, as a sentence.</extracomment>
        <translation>prílohou sa stal súbor {name} – {about}</translation>
    </message>
    <message>
        <source>removed: {about}</source>
        <extracomment>{about} the attaching of the file, as a sentence.</extracomment>
        <translation>príloha odstránená – {about}</translation>
    </message>
    <message>
        <source>the call to seal is taken back: the game goes on</source>
        <translation>výzva na zapečatenie ťahu zrušená: partia pokračuje</translation>
    </message>
    <message>
        <source>the paper in the envelope says: {text}</source>
        <extracomment>{text} is the move as the player wrote it.</extracomment>
        <translation>na papieri v obálke stojí: {text}</translation>
    </message>
    <message>
        <source>scoresheets not collected after all</source>
        <translation>partiáre predsa nie sú odovzdané</translation>
    </message>
    <message>
        <source>scoresheets collected</source>
        <translation>partiáre sú odovzdané</translation>
    </message>
    <message>
        <source>White&apos;s scoresheet not collected after all</source>
        <translation>partiár bieleho predsa nie je odovzdaný</translation>
    </message>
    <message>
        <source>Black&apos;s scoresheet not collected after all</source>
        <translation>partiár čierneho predsa nie je odovzdaný</translation>
    </message>
    <message>
        <source>White&apos;s scoresheet collected</source>
        <translation>partiár bieleho je odovzdaný</translation>
    </message>
    <message>
        <source>Black&apos;s scoresheet collected</source>
        <translation>partiár čierneho je odovzdaný</translation>
    </message>
    <message>
        <source>appeal against: {about}</source>
        <extracomment>{about} the ruling that is appealed against, as a sentence.</extracomment>
        <translation>odvolanie proti: {about}</translation>
    </message>
    <message>
        <source>White appeals against: {about}</source>
        <translation>biely sa odvoláva proti: {about}</translation>
    </message>
    <message>
        <source>Black appeals against: {about}</source>
        <translation>čierny sa odvoláva proti: {about}</translation>
    </message>
    <message>
        <source>appeal upheld: {about}</source>
        <translation>odvolaniu sa vyhovelo: {about}</translation>
    </message>
    <message>
        <source>appeal dismissed: {about}</source>
        <translation>odvolanie sa zamietlo: {about}</translation>
    </message>
    <message>
        <source>appeal decided in another way: {about}</source>
        <translation>o odvolaní sa rozhodlo inak: {about}</translation>
    </message>
    <message>
        <source>withdrawn: {about}</source>
        <extracomment>{about} the appeal, as a sentence.</extracomment>
        <translation>stiahnuté: {about}</translation>
    </message>
    <message>
        <source>carries out the decision on the appeal: {about}</source>
        <extracomment>{about} a ruling, as a sentence.</extracomment>
        <translation>vykonáva rozhodnutie o odvolaní: {about}</translation>
    </message>
    <message>
        <source>Settings of the papers changed</source>
        <translation>Zmenené nastavenie výtlačkov</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) added</source>
        <translation>
            <numerusform>Prihlásený %n hráč</numerusform>
            <numerusform>Prihlásení %n hráči</numerusform>
            <numerusform>Prihlásených %n hráčov</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Contact details of %n player(s) changed</source>
        <translation>
            <numerusform>Zmenené kontaktné údaje: %n hráč</numerusform>
            <numerusform>Zmenené kontaktné údaje: %n hráči</numerusform>
            <numerusform>Zmenené kontaktné údaje: %n hráčov</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {round} begins</source>
        <translation>{round}. kolo sa začína</translation>
    </message>
    <message>
        <source>Round {round} is stopped</source>
        <translation>{round}. kolo je pozastavené</translation>
    </message>
    <message>
        <source>Round {round} goes on</source>
        <translation>{round}. kolo pokračuje</translation>
    </message>
    <message>
        <source>Round {round} is over</source>
        <translation>{round}. kolo sa skončilo</translation>
    </message>
    <message>
        <source>played with a clock of this program</source>
        <translation>hrá sa s hodinami tohto programu</translation>
    </message>
    <message>
        <source>played with the clock on the table</source>
        <translation>hrá sa s hodinami na stole</translation>
    </message>
    <message>
        <source>Entry lost: it was damaged in the file</source>
        <translation>Záznam sa stratil: v súbore bol poškodený</translation>
    </message>
    <message>
        <source>Entry left out: it rests on a lost one</source>
        <translation>Záznam je vynechaný: opiera sa o stratený záznam</translation>
    </message>
    <message>
        <source>Entry lost: it was missing from a damaged file</source>
        <translation>Záznam sa stratil: v poškodenom súbore chýbal</translation>
    </message>
    <message numerus="yes">
        <source>Round {round} changed after it was published: %n board(s)</source>
        <translation>
            <numerusform>{round}. kolo zmenené po zverejnení: %n šachovnica</numerusform>
            <numerusform>{round}. kolo zmenené po zverejnení: %n šachovnice</numerusform>
            <numerusform>{round}. kolo zmenené po zverejnení: %n šachovníc</numerusform>
        </translation>
    </message>
    <message>
        <source>now played by {white} and {black}</source>
        <translation>teraz hrajú {white} a {black}</translation>
    </message>
    <message>
        <source>{player} checked in</source>
        <translation>{player}: prezentovaný</translation>
    </message>
    <message>
        <source>{player} is not checked in any more</source>
        <translation>{player}: prezentácia zrušená</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) checked in</source>
        <translation>
            <numerusform>prezentovaný %n hráč</numerusform>
            <numerusform>prezentovaní %n hráči</numerusform>
            <numerusform>prezentovaných %n hráčov</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) are not checked in any more</source>
        <translation>
            <numerusform>prezentácia zrušená: %n hráč</numerusform>
            <numerusform>prezentácia zrušená: %n hráči</numerusform>
            <numerusform>prezentácia zrušená: %n hráčov</numerusform>
        </translation>
    </message>
    <message>
        <source>Kept, although the disk failed: {act}</source>
        <translation>Platí, hoci disk zlyhal: {act}</translation>
    </message>
    <message>
        <source>the arbiter is called</source>
        <translation>rozhodca je privolaný</translation>
    </message>
    <message>
        <source>the arbiter has come</source>
        <translation>rozhodca prišiel</translation>
    </message>
    <message>
        <source>Clock {clock} put away</source>
        <translation>Hodiny {clock} odložené</translation>
    </message>
    <message>
        <source>Clock {clock} stands on board {table}</source>
        <translation>Hodiny {clock} stoja pri šachovnici {table}</translation>
    </message>
    <message>
        <source>a move made on the board must be the sealed one</source>
        <translation>zapečatený musí byť ťah zahraný na šachovnici</translation>
    </message>
    <message>
        <source>Broadcast switched off</source>
        <translation>Prenos vypnutý</translation>
    </message>
    <message>
        <source>Broadcast switched on, without delay</source>
        <translation>Prenos zapnutý bez oneskorenia</translation>
    </message>
    <message numerus="yes">
        <source>Broadcast switched on, %n minute(s) later than the games</source>
        <translation>
            <numerusform>Prenos zapnutý s oneskorením %n minúta</numerusform>
            <numerusform>Prenos zapnutý s oneskorením %n minúty</numerusform>
            <numerusform>Prenos zapnutý s oneskorením %n minút</numerusform>
        </translation>
    </message>
    <message>
        <source>ruling withdrawn: {about}</source>
        <extracomment>{about} the ruling, as a sentence.</extracomment>
        <translation>rozhodnutie anulované: {about}</translation>
    </message>
</context>
<context>
    <name>ActPhrase</name>
    <message>
        <source>play with visually disabled players on board {board}</source>
        <translation>hra so zrakovo postihnutými na šachovnici {board}</translation>
    </message>
    <message>
        <source>note on play with a visually disabled player on board {board}</source>
        <translation>poznámka k hre so zrakovo postihnutým na šachovnici {board}</translation>
    </message>
    <message>
        <source>comparison of the players&apos; boards on board {board}</source>
        <translation>porovnanie šachovníc hráčov na šachovnici {board}</translation>
    </message>
    <message>
        <source>correction of the players&apos; boards on board {board}</source>
        <translation>oprava šachovníc hráčov na šachovnici {board}</translation>
    </message>
    <message>
        <source>{operations}, {boards}</source>
        <extracomment>What was done to a clock, and which boards: &quot;2:00 added to White&apos;s time, boards 1, 2&quot;.</extracomment>
        <translation>{operations}, {boards}</translation>
    </message>
    <message>
        <source>penalty for an illegal move by White on board {board}</source>
        <translation>trest za nemožný ťah bieleho na šachovnici {board}</translation>
    </message>
    <message>
        <source>penalty for an illegal move by Black on board {board}</source>
        <translation>trest za nemožný ťah čierneho na šachovnici {board}</translation>
    </message>
    <message>
        <source>penalty for an incorrect claim by White on board {board}</source>
        <translation>trest za neoprávnenú reklamáciu bieleho na šachovnici {board}</translation>
    </message>
    <message>
        <source>penalty for an incorrect claim by Black on board {board}</source>
        <translation>trest za neoprávnenú reklamáciu čierneho na šachovnici {board}</translation>
    </message>
    <message>
        <source>decision about the clocks, {boards}</source>
        <translation>rozhodnutie o hodinách, {boards}</translation>
    </message>
    <message>
        <source>turning of the clock on board {board}</source>
        <translation>otočenie hodín na šachovnici {board}</translation>
    </message>
    <message>
        <source>flag fall on board {board}</source>
        <translation>pád zástavky na šachovnici {board}</translation>
    </message>
    <message>
        <source>absence on board {board}</source>
        <translation>neprítomnosť na šachovnici {board}</translation>
    </message>
    <message>
        <source>arrival on board {board}</source>
        <translation>príchod na šachovnici {board}</translation>
    </message>
    <message>
        <source>change of the event&apos;s details</source>
        <translation>zmena údajov o turnaji</translation>
    </message>
    <message>
        <source>late entry of {name}</source>
        <translation>neskorý vstup hráča {name}</translation>
    </message>
    <message>
        <source>change of {name}</source>
        <translation>zmena údajov: {name}</translation>
    </message>
    <message>
        <source>withdrawal of {player}</source>
        <translation>odstúpenie: {player}</translation>
    </message>
    <message>
        <source>return of {player}</source>
        <translation>návrat: {player}</translation>
    </message>
    <message>
        <source>removal of a player</source>
        <translation>odstránenie hráča</translation>
    </message>
    <message>
        <source>bye of {player} in round {round}</source>
        <translation>voľno hráča {player} v {round}. kole</translation>
    </message>
    <message>
        <source>starting position, {boards}</source>
        <translation>východisková pozícia, {boards}</translation>
    </message>
    <message>
        <source>change of the game record on board {board}</source>
        <translation>zmena zápisu partie na šachovnici {board}</translation>
    </message>
    <message>
        <source>change of White&apos;s scoresheet on board {board}</source>
        <translation>zmena partiára bieleho na šachovnici {board}</translation>
    </message>
    <message>
        <source>change of Black&apos;s scoresheet on board {board}</source>
        <translation>zmena partiára čierneho na šachovnici {board}</translation>
    </message>
    <message>
        <source>White&apos;s draw offer on board {board}</source>
        <translation>ponuka remízy bieleho na šachovnici {board}</translation>
    </message>
    <message>
        <source>Black&apos;s draw offer on board {board}</source>
        <translation>ponuka remízy čierneho na šachovnici {board}</translation>
    </message>
    <message>
        <source>answer to the draw offer on board {board}</source>
        <translation>odpoveď na ponuku remízy na šachovnici {board}</translation>
    </message>
    <message>
        <source>White&apos;s claim of a draw on board {board}</source>
        <translation>reklamácia remízy bielym na šachovnici {board}</translation>
    </message>
    <message>
        <source>Black&apos;s claim of a draw on board {board}</source>
        <translation>reklamácia remízy čiernym na šachovnici {board}</translation>
    </message>
    <message>
        <source>ruling on the claim on board {board}</source>
        <translation>rozhodnutie o reklamácii na šachovnici {board}</translation>
    </message>
    <message>
        <source>White&apos;s signature on board {board}</source>
        <translation>podpis bieleho na šachovnici {board}</translation>
    </message>
    <message>
        <source>Black&apos;s signature on board {board}</source>
        <translation>podpis čierneho na šachovnici {board}</translation>
    </message>
    <message>
        <source>note on board {board}</source>
        <translation>poznámka na šachovnici {board}</translation>
    </message>
    <message>
        <source>result {result} on board {board}</source>
        <translation>výsledok {result} na šachovnici {board}</translation>
    </message>
    <message>
        <source>clearing of the result on board {board}</source>
        <translation>vymazanie výsledku na šachovnici {board}</translation>
    </message>
    <message>
        <source>adjournment on board {board}</source>
        <translation>prerušenie partie na šachovnici {board}</translation>
    </message>
    <message>
        <source>pairing of round {round}</source>
        <translation>žrebovanie {round}. kola</translation>
    </message>
    <message>
        <source>score {score} on board {board}</source>
        <translation>započítanie {score} na šachovnici {board}</translation>
    </message>
    <message>
        <source>addition of {name}</source>
        <translation>prihlásenie: {name}</translation>
    </message>
    <message>
        <source>removal of {player}&apos;s bye in round {round}</source>
        <translation>odobratie voľna hráča {player} v {round}. kole</translation>
    </message>
    <message>
        <source>prohibited pairing of {first} and {second}</source>
        <translation>zakázaná dvojica {first} a {second}</translation>
    </message>
    <message>
        <source>removal of the prohibited pairing of {first} and {second}</source>
        <translation>zrušenie zakázanej dvojice {first} a {second}</translation>
    </message>
    <message>
        <source>illegal move on board {board}</source>
        <translation>záznam nemožného ťahu na šachovnici {board}</translation>
    </message>
    <message>
        <source>keeping score on board {board}</source>
        <translation>povinnosť zapisovať na šachovnici {board}</translation>
    </message>
    <message>
        <source>drawing of lots for the pairing numbers</source>
        <translation>žrebovanie štartovných čísel</translation>
    </message>
    <message>
        <source>ruling on board {board}</source>
        <translation>rozhodnutie na šachovnici {board}</translation>
    </message>
    <message>
        <source>the call to seal</source>
        <translation>výzva na zapečatenie ťahu</translation>
    </message>
    <message>
        <source>the sealed move on board {board}</source>
        <translation>zapečatený ťah na šachovnici {board}</translation>
    </message>
    <message>
        <source>the time of a resumption</source>
        <translation>čas dohrávky</translation>
    </message>
    <message>
        <source>who keeps the envelope of board {board}</source>
        <translation>kto uschováva obálku šachovnice {board}</translation>
    </message>
    <message>
        <source>the missing envelope of board {board}</source>
        <translation>chýbajúca obálka šachovnice {board}</translation>
    </message>
    <message>
        <source>attendance at the resumption on board {board}</source>
        <translation>prítomnosť na dohrávke na šachovnici {board}</translation>
    </message>
    <message>
        <source>resumption on board {board}</source>
        <translation>dohrávka na šachovnici {board}</translation>
    </message>
    <message>
        <source>attached file {name}</source>
        <extracomment>{name} of a file.</extracomment>
        <translation>príloha {name}</translation>
    </message>
    <message>
        <source>removal of a file on board {board}</source>
        <translation>odstránenie prílohy na šachovnici {board}</translation>
    </message>
    <message>
        <source>what the paper of board {board} says</source>
        <translation>čo stojí na papieri šachovnice {board}</translation>
    </message>
    <message>
        <source>the scoresheets of board {board}</source>
        <translation>partiáre šachovnice {board}</translation>
    </message>
    <message>
        <source>appeal on board {board}</source>
        <translation>odvolanie na šachovnici {board}</translation>
    </message>
    <message>
        <source>decision on the appeal on board {board}</source>
        <translation>rozhodnutie o odvolaní na šachovnici {board}</translation>
    </message>
    <message>
        <source>withdrawal of the appeal on board {board}</source>
        <translation>stiahnutie odvolania na šachovnici {board}</translation>
    </message>
    <message>
        <source>link between a ruling and the appeal on board {board}</source>
        <translation>spojenie rozhodnutia s odvolaním na šachovnici {board}</translation>
    </message>
    <message>
        <source>change of the settings of the papers</source>
        <translation>zmena nastavenia výtlačkov</translation>
    </message>
    <message numerus="yes">
        <source>addition of %n player(s)</source>
        <translation>
            <numerusform>prihlásenie: %n hráč</numerusform>
            <numerusform>prihlásenie: %n hráči</numerusform>
            <numerusform>prihlásenie: %n hráčov</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>contact details of %n player(s)</source>
        <translation>
            <numerusform>kontaktné údaje: %n hráč</numerusform>
            <numerusform>kontaktné údaje: %n hráči</numerusform>
            <numerusform>kontaktné údaje: %n hráčov</numerusform>
        </translation>
    </message>
    <message>
        <source>beginning of round {round}</source>
        <translation>začiatok {round}. kola</translation>
    </message>
    <message>
        <source>stopping of round {round}</source>
        <translation>pozastavenie {round}. kola</translation>
    </message>
    <message>
        <source>going on of round {round}</source>
        <translation>pokračovanie {round}. kola</translation>
    </message>
    <message>
        <source>end of round {round}</source>
        <translation>koniec {round}. kola</translation>
    </message>
    <message>
        <source>choice of the clock</source>
        <translation>voľba hodín</translation>
    </message>
    <message>
        <source>change of round {round}</source>
        <translation>zmena {round}. kola</translation>
    </message>
    <message>
        <source>check-in of {player}</source>
        <translation>prezentáciu: {player}</translation>
    </message>
    <message numerus="yes">
        <source>check-in of %n player(s)</source>
        <translation>
            <numerusform>prezentáciu %n hráča</numerusform>
            <numerusform>prezentáciu %n hráčov</numerusform>
            <numerusform>prezentáciu %n hráčov</numerusform>
        </translation>
    </message>
    <message>
        <source>taking back the call to seal</source>
        <translation>odvolanie výzvy na zapečatenie ťahu</translation>
    </message>
    <message>
        <source>call from board {board}</source>
        <translation>privolanie rozhodcu k šachovnici {board}</translation>
    </message>
    <message>
        <source>answer to the call from board {board}</source>
        <translation>príchod rozhodcu k šachovnici {board}</translation>
    </message>
    <message>
        <source>note about a clock</source>
        <translation>poznámka o hodinách</translation>
    </message>
    <message>
        <source>withdrawal of a ruling on board {board}</source>
        <translation>anulovanie rozhodnutia na šachovnici {board}</translation>
    </message>
</context>
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
            <numerusform>%1 a ešte %n</numerusform>
            <numerusform>%1 a ešte %n</numerusform>
            <numerusform>%1 a ešte %n</numerusform>
        </translation>
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
        <source>Board %1: %2 replaced by %3.</source>
        <extracomment>A result was overwritten: board, old result, new result.</extracomment>
        <translation>Šachovnica %1: %2 zmenené na %3.</translation>
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
        <translation>%1 (Pravidlá %2)</translation>
    </message>
    <message>
        <source>times set by the arbiter</source>
        <translation>časy určil rozhodca</translation>
    </message>
    <message>
        <source>Round %1, board %2</source>
        <extracomment>Where a result was entered: the numbers of a round and a board.</extracomment>
        <translation>%1. kolo, šachovnica %2</translation>
    </message>
    <message>
        <source>clock resumes from the last recorded time</source>
        <translation>hodiny pokračujú od poslednej známej hodnoty</translation>
    </message>
    <message>
        <source>clock resumes from the last recorded press</source>
        <translation>hodiny pokračujú od posledného zaznamenaného stlačenia</translation>
    </message>
    <message>
        <source>the interruption is charged to the player to move</source>
        <translation>výpadok sa započíta hráčovi na ťahu</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <extracomment>%1 an act as a phrase: &quot;result 1–0 on board 3&quot;.</extracomment>
        <translation>Vzaté späť: %1</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <extracomment>%1 an act as a phrase: &quot;result 1–0 on board 3&quot;.</extracomment>
        <translation>Obnovené: %1</translation>
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
            <numerusform>%1 s %n zmenou</numerusform>
            <numerusform>%1 s %n zmenami</numerusform>
            <numerusform>%1 s %n zmenami</numerusform>
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
        <translation>Pomocník</translation>
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
        <source>All actions and keys</source>
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
        <source>Replay of the current board</source>
        <translation>Priebeh zvolenej šachovnice</translation>
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
        <source>Late players (%1)</source>
        <translation>Meškajúci hráči (%1)</translation>
    </message>
    <message>
        <source>Late players</source>
        <translation>Meškajúci hráči</translation>
    </message>
    <message>
        <source>Intervene: the clock of the current board</source>
        <translation>Zasiahnuť: hodiny zvolenej šachovnice</translation>
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
        <translation>Zastaviť všetky hodiny</translation>
    </message>
    <message>
        <source>Resume every clock</source>
        <translation>Znova spustiť všetky hodiny</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>Pravidlá</translation>
    </message>
    <message>
        <source>Incident at the current board: rule on it</source>
        <translation>Incident na zvolenej šachovnici: rozhodnúť</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Rozhodnutia</translation>
    </message>
    <message>
        <source>Adjourned games (%1)</source>
        <translation>Prerušené partie (%1)</translation>
    </message>
    <message>
        <source>Adjourned games</source>
        <translation>Prerušené partie</translation>
    </message>
    <message>
        <source>Save as a new file</source>
        <translation>Uložiť ako nový súbor</translation>
    </message>
    <message>
        <source>Rating lists</source>
        <translation>Ratingy</translation>
    </message>
    <message>
        <source>Papers</source>
        <translation>Výtlačky</translation>
    </message>
    <message>
        <source>Print what hangs on the wall now</source>
        <translation>Vytlačiť, čo má teraz visieť na nástenke</translation>
    </message>
    <message>
        <source>Hall screen</source>
        <translation>Tabuľa pre sálu</translation>
    </message>
    <message>
        <source>Close the hall screen</source>
        <translation>Zatvoriť tabuľu pre sálu</translation>
    </message>
    <message>
        <source>Open the hall screen</source>
        <translation>Otvoriť tabuľu pre sálu</translation>
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
        <translation>Zapísať webové stránky teraz</translation>
    </message>
    <message>
        <source>Check-in</source>
        <translation>Prezentácia</translation>
    </message>
    <message>
        <source>Close the screen for self check-in</source>
        <translation>Zavrieť obrazovku pre samostatnú prezentáciu</translation>
    </message>
    <message>
        <source>Open the screen for self check-in</source>
        <translation>Otvoriť obrazovku pre samostatnú prezentáciu</translation>
    </message>
    <message>
        <source>Save a copy of the event on the stick</source>
        <translation>Uložiť kópiu turnaja na kľúč USB</translation>
    </message>
    <message>
        <source>Test the newest copy of the event</source>
        <translation>Vyskúšať najnovšiu kópiu turnaja</translation>
    </message>
    <message>
        <source>Calls from boards</source>
        <translation>Privolania rozhodcu</translation>
    </message>
    <message>
        <source>New event like this one</source>
        <translation>Nový turnaj podľa tohto</translation>
    </message>
    <message>
        <source>Closing the event</source>
        <translation>Ukončenie turnaja</translation>
    </message>
    <message>
        <source>Broadcast</source>
        <translation>Prenos</translation>
    </message>
    <message>
        <source>Switch the broadcast off</source>
        <translation>Vypnúť prenos</translation>
    </message>
    <message>
        <source>Switch the broadcast on</source>
        <translation>Zapnúť prenos</translation>
    </message>
</context>
<context>
    <name>AdjournedFields</name>
    <message>
        <source>Adjourned games</source>
        <translation>Prerušené partie</translation>
    </message>
    <message>
        <source>Sessions of play</source>
        <translation>Hracie časy</translation>
    </message>
    <message>
        <source>Only where games are adjourned. Round, day, beginning and end, line by line: 1 2026-11-24 16:00 20:00</source>
        <translation>Len ak sa partie prerušujú. V každom riadku kolo, deň, začiatok a koniec: 1 2026-11-24 16:00 20:00</translation>
    </message>
    <message>
        <source>Moves are sealed</source>
        <translation>Ťahy sa pečatia</translation>
    </message>
    <message>
        <source>on paper</source>
        <translation>na papieri</translation>
    </message>
    <message>
        <source>on the screen</source>
        <translation>na obrazovke</translation>
    </message>
    <message>
        <source>A move typed on the screen has two keys: one for the arbiter, one for the organiser</source>
        <translation>Ťah napísaný na obrazovke má dva kľúče: jeden pre rozhodcu, jeden pre organizátora</translation>
    </message>
    <message>
        <source>A second person is present when an envelope is opened</source>
        <translation>Pri otvorení obálky je prítomná druhá osoba</translation>
    </message>
    <message>
        <source>Late at a resumption after, in minutes</source>
        <translation>Neskorý príchod na dohrávku po, v minútach</translation>
    </message>
    <message>
        <source>Empty: the default time; under the Laws of 2009 one hour.</source>
        <translation>Prázdne: čakacia doba; podľa Pravidiel 2009 jedna hodina.</translation>
    </message>
</context>
<context>
    <name>AdjournmentForm</name>
    <message>
        <source>Cancel</source>
        <translation>Zrušiť</translation>
    </message>
</context>
<context>
    <name>AdjournmentPapers</name>
    <message>
        <source>%1 left</source>
        <translation>zostáva %1</translation>
    </message>
    <message>
        <source>%1 left, %2 used</source>
        <extracomment>Times of a player.</extracomment>
        <translation>zostáva %1, spotrebované %2</translation>
    </message>
    <message>
        <source>none is pending</source>
        <translation>žiadna neplatí</translation>
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
        <source>Sealed move</source>
        <translation>Zapečatený ťah</translation>
    </message>
    <message>
        <source>White&apos;s clock</source>
        <translation>Hodiny bieleho</translation>
    </message>
    <message>
        <source>Black&apos;s clock</source>
        <translation>Hodiny čierneho</translation>
    </message>
    <message>
        <source>Draw offer</source>
        <translation>Ponuka remízy</translation>
    </message>
    <message>
        <source>Move that must be sealed</source>
        <translation>Ťah, ktorý treba zapečatiť</translation>
    </message>
    <message>
        <source>Resumption</source>
        <translation>Dohrávka</translation>
    </message>
    <message>
        <source>Opening keys</source>
        <translation>Otváracie kľúče</translation>
    </message>
    <message>
        <source>Fingerprint</source>
        <translation>Odtlačok</translation>
    </message>
    <message>
        <source>Kept by</source>
        <translation>Uschováva</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Kľúč</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <translation>Rozhodca</translation>
    </message>
    <message>
        <source>Organiser</source>
        <translation>Organizátor</translation>
    </message>
    <message>
        <source>not fixed</source>
        <translation>neurčené</translation>
    </message>
    <message>
        <source>Adjourned game: round %1, board %2</source>
        <translation>Prerušená partia: %1. kolo, šachovnica %2</translation>
    </message>
    <message>
        <source>envelope %1.%2</source>
        <comment>file</comment>
        <translation>obalka %1.%2</translation>
    </message>
    <message>
        <source>Position before the sealed move</source>
        <translation>Pozícia pred zapečateným ťahom</translation>
    </message>
    <message>
        <source>Checked by the arbiter</source>
        <translation>Skontroloval rozhodca</translation>
    </message>
    <message>
        <source>Opened, and in whose presence</source>
        <translation>Otvorená kedy a v prítomnosti koho</translation>
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
        <translation>Deň a čas</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Šachovnica</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Hráči</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Miesto</translation>
    </message>
    <message>
        <source>No game is adjourned.</source>
        <translation>Žiadna partia nie je prerušená.</translation>
    </message>
    <message>
        <source>Opening key</source>
        <translation>Otvárací kľúč</translation>
    </message>
    <message>
        <source>Opening key of the arbiter</source>
        <translation>Otvárací kľúč rozhodcu</translation>
    </message>
    <message>
        <source>Opening key of the organiser</source>
        <translation>Otvárací kľúč organizátora</translation>
    </message>
    <message>
        <source>label %1.%2</source>
        <comment>file</comment>
        <translation>stitok %1.%2</translation>
    </message>
    <message>
        <source>opening key %1.%2</source>
        <comment>file</comment>
        <translation>otvaraci kluc %1.%2</translation>
    </message>
    <message>
        <source>The program keeps no copy of this key. Without it nobody can open the move; keep it apart from the event file.</source>
        <translation>Program si kópiu tohto kľúča nenecháva. Bez neho nikto ťah neotvorí; uschovajte ho oddelene od súboru turnaja.</translation>
    </message>
    <message>
        <source>If the keys are not printed, copy each one by hand when the program shows it. Keep the slips apart from the event file. Without the keys nobody can open the move.</source>
        <translation>Ak sa kľúče netlačia, opíšte každý rukou, keď ho program ukáže. Lístky uschovajte mimo súboru turnaja. Bez kľúčov ťah nikto neotvorí.</translation>
    </message>
    <message>
        <source>being played</source>
        <translation>hrá sa</translation>
    </message>
    <message>
        <source>%1, %2 of it charged</source>
        <extracomment>%1 &quot;0:58:21 left, 0:32:10 used&quot;, %2 a time that counts as used: charged for adjourning early, or a penalty.</extracomment>
        <translation>%1, z toho %2 odpočítané</translation>
    </message>
    <message>
        <source>%1: resumption, round %2, board %3: %4</source>
        <extracomment>An entry of a calendar: %1 the event, %4 the players.</extracomment>
        <translation>%1: dohrávka, %2. kolo, %3. šachovnica: %4</translation>
    </message>
    <message>
        <source>Position before the sealed move: draw it by hand</source>
        <translation>Pozícia pred zapečateným ťahom: nakreslite ju rukou</translation>
    </message>
</context>
<context>
    <name>AdjournmentRow</name>
    <message>
        <source>Type the sealed move</source>
        <translation>Zapečatiť na obrazovke</translation>
    </message>
    <message>
        <source>Clock stopped: adjourn</source>
        <translation>Hodiny stoja: prerušiť</translation>
    </message>
    <message>
        <source>Envelope kept by</source>
        <translation>Obálku uschováva</translation>
    </message>
    <message>
        <source>Day and time</source>
        <translation>Deň a čas</translation>
    </message>
    <message>
        <source>White is here</source>
        <translation>Biely je tu</translation>
    </message>
    <message>
        <source>Black is here</source>
        <translation>Čierny je tu</translation>
    </message>
    <message>
        <source>Open the envelope</source>
        <translation>Otvoriť obálku</translation>
    </message>
    <message>
        <source>Write the move</source>
        <translation>Zapísať ťah</translation>
    </message>
    <message>
        <source>Resume the game</source>
        <translation>Začať dohrávku</translation>
    </message>
    <message>
        <source>Print the sheet</source>
        <translation>Vytlačiť hárok</translation>
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
        <translation>%1. kolo, šachovnica %2: %3</translation>
    </message>
    <message>
        <source>Goes on %1</source>
        <translation>Dohrávka %1</translation>
    </message>
    <message>
        <source>No adjournment</source>
        <translation>Bez prerušenia</translation>
    </message>
    <message>
        <source>Correct what it says</source>
        <translation>Opraviť zápis</translation>
    </message>
    <message>
        <source>Print the label</source>
        <translation>Vytlačiť štítok</translation>
    </message>
    <message>
        <source>Envelope or key missing</source>
        <translation>Obálka alebo kľúč chýba</translation>
    </message>
    <message>
        <source>White is not here</source>
        <translation>Biely nie je prítomný</translation>
    </message>
    <message>
        <source>Black is not here</source>
        <translation>Čierny nie je prítomný</translation>
    </message>
    <message>
        <source>Reply sealed on paper</source>
        <translation>Odpoveď zapečatená na papieri</translation>
    </message>
</context>
<context>
    <name>AdjournmentText</name>
    <message>
        <source>opened</source>
        <translation>otvorená</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>chýba</translation>
    </message>
    <message>
        <source>nobody is named who keeps it</source>
        <translation>neurčené, kto ju uschováva</translation>
    </message>
    <message>
        <source>checked, kept by %1</source>
        <extracomment>%1 a person or a place that keeps an envelope.</extracomment>
        <translation>skontrolovaná, uschováva ju %1</translation>
    </message>
    <message>
        <source>not checked, kept by %1</source>
        <translation>neskontrolovaná, uschováva ju %1</translation>
    </message>
    <message>
        <source>The envelope is opened when White is here.</source>
        <translation>Obálka sa otvorí, keď príde biely.</translation>
    </message>
    <message>
        <source>The envelope is opened when Black is here.</source>
        <translation>Obálka sa otvorí, keď príde čierny.</translation>
    </message>
    <message>
        <source>The envelope says “%1”. Complete the record up to the adjournment first.</source>
        <extracomment>%1 the move as the player wrote it.</extracomment>
        <translation>V obálke je „%1“. Najprv doplňte zápis až po prerušenie.</translation>
    </message>
    <message>
        <source>The sealed move is %1, with a draw offer: write it on the record and put the offer to the opponent before the clock is started.</source>
        <translation>Zapečatený ťah je %1 s ponukou remízy: zapíšte ho do zápisu a pred spustením hodín oznámte ponuku súperovi.</translation>
    </message>
    <message>
        <source>The sealed move is %1: write it on the record.</source>
        <translation>Zapečatený ťah je %1: zapíšte ho do zápisu.</translation>
    </message>
    <message>
        <source>The envelope is empty: rule on it.</source>
        <translation>Obálka je prázdna: rozhodnite o tom.</translation>
    </message>
    <message>
        <source>The envelope says “%1”. %2 Rule on it.</source>
        <extracomment>%2 a sentence, why it is no legal move.</extracomment>
        <translation>V obálke je „%1“. %2 Rozhodnite o tom.</translation>
    </message>
    <message>
        <source>Fix the day and time of the resumption.</source>
        <translation>Určte deň a čas dohrávky.</translation>
    </message>
    <message>
        <source>Resume the game: the clock that was stopped is started.</source>
        <translation>Začnite dohrávku: spustia sa hodiny, ktoré boli zastavené.</translation>
    </message>
    <message>
        <source>Check the envelope and say who keeps it.</source>
        <translation>Skontrolujte obálku a určte, kto ju uschováva.</translation>
    </message>
    <message>
        <source>Open the envelope.</source>
        <translation>Otvorte obálku.</translation>
    </message>
    <message>
        <source>Resume the game: White&apos;s clock is started.</source>
        <translation>Začnite dohrávku: spustia sa hodiny bieleho.</translation>
    </message>
    <message>
        <source>Resume the game: Black&apos;s clock is started.</source>
        <translation>Začnite dohrávku: spustia sa hodiny čierneho.</translation>
    </message>
    <message>
        <source>White&apos;s clock runs; the envelope stays closed until White is here.</source>
        <translation>Hodiny bieleho bežia; obálka ostáva zatvorená, kým nepríde biely.</translation>
    </message>
    <message>
        <source>Black&apos;s clock runs; the envelope stays closed until Black is here.</source>
        <translation>Hodiny čierneho bežia; obálka ostáva zatvorená, kým nepríde čierny.</translation>
    </message>
    <message>
        <source>White may seal the reply as long as Black is not here.</source>
        <translation>Kým tu nie je čierny, biely môže odpoveď zapečatiť.</translation>
    </message>
    <message>
        <source>Black may seal the reply as long as White is not here.</source>
        <translation>Kým tu nie je biely, čierny môže odpoveď zapečatiť.</translation>
    </message>
    <message>
        <source>Open the second envelope.</source>
        <translation>Otvorte druhú obálku.</translation>
    </message>
    <message>
        <source>The second envelope is opened when White is here.</source>
        <translation>Druhá obálka sa otvorí, keď príde biely.</translation>
    </message>
    <message>
        <source>The second envelope is opened when Black is here.</source>
        <translation>Druhá obálka sa otvorí, keď príde čierny.</translation>
    </message>
    <message>
        <source>The move is sealed: stop the clock and adjourn the game.</source>
        <translation>Ťah je zapečatený: zastavte hodiny a prerušte partiu.</translation>
    </message>
    <message>
        <source>The player to move seals a move; then the game is adjourned.</source>
        <translation>Hráč na ťahu zapečatí ťah; potom sa partia preruší.</translation>
    </message>
    <message>
        <source>White seals a move and stops the clock; then the game is adjourned.</source>
        <translation>Biely zapečatí ťah a zastaví hodiny; potom sa partia preruší.</translation>
    </message>
    <message>
        <source>Black seals a move and stops the clock; then the game is adjourned.</source>
        <translation>Čierny zapečatí ťah a zastaví hodiny; potom sa partia preruší.</translation>
    </message>
    <message>
        <source>White seals move %1</source>
        <extracomment>%1 the number of the move.</extracomment>
        <translation>Biely zapečatí %1. ťah</translation>
    </message>
    <message>
        <source>Black seals move %1</source>
        <translation>Čierny zapečatí %1. ťah</translation>
    </message>
    <message>
        <source>no sealed move</source>
        <translation>bez zapečateného ťahu</translation>
    </message>
    <message>
        <source>White sealed move %1</source>
        <translation>Biely zapečatil %1. ťah</translation>
    </message>
    <message>
        <source>Black sealed move %1</source>
        <translation>Čierny zapečatil %1. ťah</translation>
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
        <translation>Obaja hráči sú tu</translation>
    </message>
    <message>
        <source>White is here</source>
        <translation>Biely je tu</translation>
    </message>
    <message>
        <source>Black is here</source>
        <translation>Čierny je tu</translation>
    </message>
    <message>
        <source>told to seal</source>
        <translation>má zapečatiť</translation>
    </message>
    <message>
        <source>adjourned</source>
        <translation>prerušená</translation>
    </message>
    <message>
        <source>resumed</source>
        <translation>dohráva sa</translation>
    </message>
    <message>
        <source>This cannot be read as a move.</source>
        <translation>Toto sa nedá prečítať ako ťah.</translation>
    </message>
    <message>
        <source>This is not a legal move.</source>
        <translation>Toto nie je možný ťah.</translation>
    </message>
    <message>
        <source>It may be read as %1; beside it stands “%2”.</source>
        <extracomment>%1 a move, %2 what else is written beside it.</extracomment>
        <translation>Možno to čítať ako %1; vedľa toho stojí „%2“.</translation>
    </message>
    <message>
        <source>More than one legal move fits: %1.</source>
        <extracomment>%1 lists moves.</extracomment>
        <translation>Hodí sa viac možných ťahov: %1.</translation>
    </message>
    <message>
        <source>The envelope says “%1”, but %2 was made on the board. Rule on it.</source>
        <extracomment>%1 the move as the player wrote it, %2 another move.</extracomment>
        <translation>V obálke je „%1“, ale na šachovnici bol vykonaný ťah %2. Rozhodnite o tom.</translation>
    </message>
    <message numerus="yes">
        <source>White is more than %n minute(s) late</source>
        <extracomment>%n minutes that a player may come late.</extracomment>
        <translation>
            <numerusform>Biely mešká viac ako %n minútu</numerusform>
            <numerusform>Biely mešká viac ako %n minúty</numerusform>
            <numerusform>Biely mešká viac ako %n minút</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black is more than %n minute(s) late</source>
        <translation>
            <numerusform>Čierny mešká viac ako %n minútu</numerusform>
            <numerusform>Čierny mešká viac ako %n minúty</numerusform>
            <numerusform>Čierny mešká viac ako %n minút</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>White may come until %1, %n minute(s) left</source>
        <extracomment>%1 a time of day until which a player may come, %n the minutes till then.</extracomment>
        <translation>
            <numerusform>Biely môže prísť do %1, zostáva %n minúta</numerusform>
            <numerusform>Biely môže prísť do %1, zostávajú %n minúty</numerusform>
            <numerusform>Biely môže prísť do %1, zostáva %n minút</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black may come until %1, %n minute(s) left</source>
        <translation>
            <numerusform>Čierny môže prísť do %1, zostáva %n minúta</numerusform>
            <numerusform>Čierny môže prísť do %1, zostávajú %n minúty</numerusform>
            <numerusform>Čierny môže prísť do %1, zostáva %n minút</numerusform>
        </translation>
    </message>
    <message>
        <source>White&apos;s clock should have run since %1: take the time off the clock on the table.</source>
        <extracomment>%1 a time of day.</extracomment>
        <translation>Hodiny bieleho mali bežať od %1: odpočítajte čas na hodinách na stole.</translation>
    </message>
    <message>
        <source>Black&apos;s clock should have run since %1: take the time off the clock on the table.</source>
        <translation>Hodiny čierneho mali bežať od %1: odpočítajte čas na hodinách na stole.</translation>
    </message>
    <message>
        <source>White&apos;s clock should have run since %1. R resumes the game and takes the time off.</source>
        <extracomment>%1 a time of day; R is a key.</extracomment>
        <translation>Hodiny bieleho mali bežať od %1. R spustí dohrávku a tento čas odpočíta.</translation>
    </message>
    <message>
        <source>Black&apos;s clock should have run since %1. R resumes the game and takes the time off.</source>
        <translation>Hodiny čierneho mali bežať od %1. R spustí dohrávku a tento čas odpočíta.</translation>
    </message>
    <message>
        <source>goes on, counts as adjourned</source>
        <extracomment>A game that is still being played although the next round was paired; until it is over it counts as adjourned.</extracomment>
        <translation>hrá sa ďalej, počíta sa ako prerušená</translation>
    </message>
    <message>
        <source>White is late</source>
        <translation>Biely mešká</translation>
    </message>
    <message>
        <source>Black is late</source>
        <translation>Čierny mešká</translation>
    </message>
    <message>
        <source>At the agreed time, %1, open the envelope.</source>
        <extracomment>%1 a time of day, or a day and a time.</extracomment>
        <translation>V dohodnutom čase (%1) otvorte obálku.</translation>
    </message>
    <message>
        <source>At the agreed time, %1, resume the game.</source>
        <extracomment>%1 a time of day, or a day and a time.</extracomment>
        <translation>V dohodnutom čase (%1) začnite dohrávku.</translation>
    </message>
    <message>
        <source>White asked to adjourn, seals a move and stops the clock; the rest of the session is charged.</source>
        <translation>Biely požiadal o prerušenie, zapečatí ťah a zastaví hodiny; zvyšok hracieho času sa mu odpočíta.</translation>
    </message>
    <message>
        <source>Black asked to adjourn, seals a move and stops the clock; the rest of the session is charged.</source>
        <translation>Čierny požiadal o prerušenie, zapečatí ťah a zastaví hodiny; zvyšok hracieho času sa mu odpočíta.</translation>
    </message>
    <message>
        <source>When the game is over, enter its result on the page of results (F4).</source>
        <translation>Keď sa partia skončí, zadajte výsledok na stránke výsledkov (F4).</translation>
    </message>
    <message>
        <source>The envelope is empty.</source>
        <translation>Obálka je prázdna.</translation>
    </message>
    <message>
        <source>The envelope says “%1”.</source>
        <extracomment>%1 the move as the player wrote it.</extracomment>
        <translation>V obálke je „%1“.</translation>
    </message>
    <message>
        <source>Still open: %1</source>
        <extracomment>%1 a draw offer: &quot;White offers a draw&quot;.</extracomment>
        <translation>Stále platí: %1</translation>
    </message>
    <message>
        <source>asked to adjourn</source>
        <translation>žiada o prerušenie</translation>
    </message>
    <message>
        <source>The clocks have counted %1 and %2 moves, the record has %3 and %4: set the count on the page of the clock.</source>
        <extracomment>%1 and %2 numbers of moves by the clocks, %3 and %4 by the game record.</extracomment>
        <translation>Hodiny napočítali %1 a %2 ťahov, zápis má %3 a %4: opravte počet na stránke hodín.</translation>
    </message>
    <message>
        <source>The envelope or a key to it is missing: rule on it, or say who keeps it when it is found.</source>
        <translation>Obálka alebo kľúč k nej chýba: rozhodnite o tom, alebo zapíšte, kto ju má, keď sa nájde.</translation>
    </message>
    <message>
        <source>The move is sealed and the clock is stopped: adjourn the game.</source>
        <translation>Ťah je zapečatený a hodiny stoja: prerušte partiu.</translation>
    </message>
    <message>
        <source>The clock is stopped: adjourn the game when the move is sealed.</source>
        <translation>Hodiny stoja: keď je ťah zapečatený, prerušte partiu.</translation>
    </message>
    <message>
        <source>White has %1, Black %2</source>
        <extracomment>%1 and %2 what the clocks show.</extracomment>
        <translation>Biely má %1, čierny %2</translation>
    </message>
    <message>
        <source>%1 Rule on it (I): that enters the result.</source>
        <extracomment>%1 a sentence, how the game has ended: &quot;Checkmate: White has won.&quot;</extracomment>
        <translation>%1 Rozhodnite o tom (I): tým sa zapíše výsledok.</translation>
    </message>
    <message>
        <source>Check what stands on the envelope.</source>
        <translation>Skontrolujte, čo je na obálke.</translation>
    </message>
    <message>
        <source>White sealed move …………</source>
        <translation>Biely zapečatil …………. ťah</translation>
    </message>
    <message>
        <source>Black sealed move …………</source>
        <translation>Čierny zapečatil …………. ťah</translation>
    </message>
    <message>
        <source>it must be %1</source>
        <translation>musí to byť %1</translation>
    </message>
    <message>
        <source>Typed move, envelope with the key: %1</source>
        <translation>Napísaný ťah, obálka s kľúčom: %1</translation>
    </message>
    <message>
        <source>%1, the clocks are stopped</source>
        <extracomment>%1 what the clocks show: &quot;White has 0:27, Black 0:41&quot;.</extracomment>
        <translation>%1, hodiny sú zastavené</translation>
    </message>
    <message numerus="yes">
        <source>White came %n minute(s) late</source>
        <translation>
            <numerusform>Biely prišiel o %n minútu neskôr</numerusform>
            <numerusform>Biely prišiel o %n minúty neskôr</numerusform>
            <numerusform>Biely prišiel o %n minút neskôr</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black came %n minute(s) late</source>
        <translation>
            <numerusform>Čierny prišiel o %n minútu neskôr</numerusform>
            <numerusform>Čierny prišiel o %n minúty neskôr</numerusform>
            <numerusform>Čierny prišiel o %n minút neskôr</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AdjournmentsKeys</name>
    <message>
        <source>tell players to seal a move</source>
        <translation>vyzvať hráčov na zapečatenie ťahu</translation>
    </message>
    <message>
        <source>tell to seal</source>
        <translation>vyzvať na zapečatenie</translation>
    </message>
    <message>
        <source>the player types the sealed move, unseen</source>
        <translation>hráč napíše zapečatený ťah, nikto ho nevidí</translation>
    </message>
    <message>
        <source>the move is sealed: stop the clock and adjourn the game</source>
        <translation>ťah je zapečatený: zastaviť hodiny a prerušiť partiu</translation>
    </message>
    <message>
        <source>envelope: who keeps it, and whether it is checked</source>
        <translation>obálka: kto ju uschováva a či je skontrolovaná</translation>
    </message>
    <message>
        <source>day, time and place of the resumption</source>
        <translation>deň, čas a miesto dohrávky</translation>
    </message>
    <message>
        <source>White has come to the resumption, or has not</source>
        <translation>biely prišiel na dohrávku, alebo neprišiel</translation>
    </message>
    <message>
        <source>Black has come to the resumption, or has not</source>
        <translation>čierny prišiel na dohrávku, alebo neprišiel</translation>
    </message>
    <message>
        <source>open the envelope</source>
        <translation>otvoriť obálku</translation>
    </message>
    <message>
        <source>write the sealed move on the record</source>
        <translation>zapísať zapečatený ťah do zápisu</translation>
    </message>
    <message>
        <source>resume the game</source>
        <translation>začať dohrávku</translation>
    </message>
    <message>
        <source>the reply is sealed in a second envelope</source>
        <translation>odpoveď je zapečatená v druhej obálke</translation>
    </message>
    <message>
        <source>print the sheet for the envelope</source>
        <translation>vytlačiť hárok na obálku</translation>
    </message>
    <message>
        <source>sheet</source>
        <translation>hárok</translation>
    </message>
    <message>
        <source>print the list of resumptions</source>
        <translation>vytlačiť zoznam dohrávok</translation>
    </message>
    <message>
        <source>list</source>
        <translation>zoznam</translation>
    </message>
    <message>
        <source>save the resumptions as a calendar file</source>
        <translation>uložiť dohrávky ako súbor kalendára</translation>
    </message>
    <message>
        <source>calendar</source>
        <translation>kalendár</translation>
    </message>
    <message>
        <source>game record</source>
        <translation>zápis partie</translation>
    </message>
    <message>
        <source>incident: rule on it</source>
        <translation>incident: rozhodnúť o ňom</translation>
    </message>
    <message>
        <source>incident</source>
        <translation>incident</translation>
    </message>
    <message>
        <source>the paper says otherwise: correct what was entered</source>
        <translation>na papieri stojí niečo iné: opraviť zadanie</translation>
    </message>
    <message>
        <source>the game goes on: no move is sealed</source>
        <translation>partia pokračuje: ťah sa nepečatí</translation>
    </message>
    <message>
        <source>print the label for the envelope (A5)</source>
        <translation>vytlačiť štítok na obálku (A5)</translation>
    </message>
    <message>
        <source>the envelope or a key to it is missing</source>
        <translation>obálka alebo kľúč k nej chýba</translation>
    </message>
</context>
<context>
    <name>AdjournmentsPage</name>
    <message>
        <source>Adjourned games</source>
        <translation>Prerušené partie</translation>
    </message>
    <message>
        <source>Tell to seal</source>
        <translation>Vyzvať na zapečatenie</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Zoznam</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Kalendár</translation>
    </message>
    <message>
        <source>Adjourn the game</source>
        <translation>Prerušiť partiu</translation>
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
        <translation>Otvoriť obálku</translation>
    </message>
    <message>
        <source>The player to move seals the next move; the clock runs until the move is sealed and the player stops it.</source>
        <translation>Hráč na ťahu zapečatí ďalší ťah; jeho hodiny bežia, kým ťah nezapečatí a hodiny nezastaví.</translation>
    </message>
    <message>
        <source>The clock is stopped; the opponent&apos;s clock is not started.</source>
        <translation>Hodiny sa zastavia; súperove sa nespustia.</translation>
    </message>
    <message>
        <source>Type exactly what the player wrote. An opening cannot be undone.</source>
        <translation>Napíšte presne to, čo napísal hráč. Otvorenie sa nedá vrátiť.</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Šachovnice</translation>
    </message>
    <message>
        <source>Day and time</source>
        <translation>Deň a čas</translation>
    </message>
    <message>
        <source>Kept by, or where</source>
        <translation>Kto ju uschováva alebo kde je</translation>
    </message>
    <message>
        <source>Opening key</source>
        <translation>Otvárací kľúč</translation>
    </message>
    <message>
        <source>The move as written</source>
        <translation>Ťah, ako je napísaný</translation>
    </message>
    <message>
        <source>Minutes charged</source>
        <translation>Odpočítané minúty</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Miesto</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Poznámka</translation>
    </message>
    <message>
        <source>Second opening key</source>
        <translation>Druhý otvárací kľúč</translation>
    </message>
    <message>
        <source>Witness</source>
        <translation>Svedok</translation>
    </message>
    <message>
        <source>A player asks to adjourn before the end of the session</source>
        <translation>Hráč žiada o prerušenie pred koncom hracieho času</translation>
    </message>
    <message>
        <source>Also for the other games of the round without a time</source>
        <translation>Aj pre ostatné partie kola bez určeného času</translation>
    </message>
    <message>
        <source>What is on the envelope is checked</source>
        <translation>Údaje na obálke sú skontrolované</translation>
    </message>
    <message>
        <source>Fix the time</source>
        <translation>Určiť čas</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Uschovať</translation>
    </message>
    <message>
        <source>No adjourned game</source>
        <translation>Žiadna prerušená partia</translation>
    </message>
    <message>
        <source>At the end of a session tell the players to move to seal (C). Their games are kept here with the envelope until they go on.</source>
        <translation>Na konci hracieho času vyzvite hráčov na ťahu na zapečatenie (C). Ich partie sú tu aj s obálkou až do dohrávky.</translation>
    </message>
    <message>
        <source>What the paper says</source>
        <translation>Čo stojí na papieri</translation>
    </message>
    <message>
        <source>Black is to move and seals</source>
        <translation>Na ťahu je čierny a pečatí</translation>
    </message>
    <message>
        <source>There is no move in it</source>
        <translation>Nie je v nej ťah</translation>
    </message>
    <message>
        <source>Correct it</source>
        <translation>Opraviť</translation>
    </message>
    <message>
        <source>The move was typed. Both keys together open it; one alone does not.</source>
        <translation>Ťah bol napísaný na obrazovke. Otvoria ho len oba kľúče spolu, jeden sám nie.</translation>
    </message>
    <message>
        <source>The move was typed. Its key opens it.</source>
        <translation>Ťah bol napísaný na obrazovke. Otvorí ho jeho kľúč.</translation>
    </message>
    <message>
        <source>A player who adjourns before the end of the session is charged the rest of it, for example 30 or 29:30. Empty: nothing.</source>
        <translation>Hráčovi, ktorý preruší pred koncom hracieho času, sa odpočíta jeho zvyšok, napríklad 30 alebo 29:30. Prázdne: nič.</translation>
    </message>
    <message>
        <source>Resume the game</source>
        <translation>Dohrať partiu</translation>
    </message>
    <message>
        <source>The clock of the player who must reply runs from the agreed time, also while that player is absent. Leave the line empty if nothing is to be taken.</source>
        <translation>Hodiny hráča, ktorý má odpovedať, bežia od dohodnutého času, aj keď tu ešte nie je. Ak sa nemá odpočítať nič, nechajte riadok prázdny.</translation>
    </message>
    <message>
        <source>Minutes taken off the clock</source>
        <translation>Minúty odpočítané z hodín</translation>
    </message>
    <message>
        <source>Move already made on the board, if any: it must be sealed</source>
        <translation>Ťah už zahraný na šachovnici, ak je: musí sa zapečatiť</translation>
    </message>
    <message>
        <source>Usually empty. Never the secret move: it is in the envelope alone.</source>
        <translation>Zvyčajne prázdne. Nikdy nie zapečatený ťah: ten je len v obálke.</translation>
    </message>
    <message>
        <source>Calendar (*.ics)</source>
        <translation>Kalendár (*.ics)</translation>
    </message>
    <message>
        <source>Who sees the envelope being opened.</source>
        <translation>Kto vidí, ako sa obálka otvára.</translation>
    </message>
    <message>
        <source>Envelope or key missing</source>
        <translation>Obálka alebo kľúč chýba</translation>
    </message>
    <message>
        <source>Nobody can open it any more; the ruling on it comes next. If it is found, say who keeps it.</source>
        <translation>Nikto ju už neotvorí; nasleduje rozhodnutie o nej. Ak sa nájde, zapíšte, kto ju má.</translation>
    </message>
    <message>
        <source>It is missing</source>
        <translation>Chýba</translation>
    </message>
    <message>
        <source>For example 2026-11-24 10:00</source>
        <translation>Napríklad 2026-11-24 10:00</translation>
    </message>
    <message>
        <source>No session of the schedule is on now: how much is left of it, and so what is charged, must be typed. For example 30 or 29:30. Empty: nothing.</source>
        <translation>Podľa rozpisu teraz nie je žiadny hrací čas: koľko z neho zostáva, a teda čo sa odpočíta, treba napísať. Napríklad 30 alebo 29:30. Prázdne: nič.</translation>
    </message>
</context>
<context>
    <name>AppealFields</name>
    <message>
        <source>Appeals</source>
        <translation>Odvolania</translation>
    </message>
    <message>
        <source>Appeals are decided by</source>
        <translation>O odvolaniach rozhoduje</translation>
    </message>
    <message>
        <source>an appeals committee</source>
        <translation>odvolacia komisia</translation>
    </message>
    <message>
        <source>the chief arbiter</source>
        <translation>hlavný rozhodca</translation>
    </message>
    <message>
        <source>Accepted until, in minutes after the end of the round</source>
        <translation>Prijímajú sa do, v minútach po konci kola</translation>
    </message>
    <message>
        <source>Empty: no time limit.</source>
        <translation>Prázdne: bez lehoty.</translation>
    </message>
</context>
<context>
    <name>AppealPanel</name>
    <message>
        <source>Appeal against a ruling</source>
        <translation>Odvolanie proti rozhodnutiu</translation>
    </message>
    <message>
        <source>Appeal</source>
        <translation>Odvolanie</translation>
    </message>
    <message>
        <source>Who appeals</source>
        <translation>Kto sa odvoláva</translation>
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
        <source>somebody else</source>
        <translation>niekto iný</translation>
    </message>
    <message>
        <source>Handed in by</source>
        <translation>Odovzdáva</translation>
    </message>
    <message>
        <source>Where it is not the player.</source>
        <translation>Ak to nie je hráč.</translation>
    </message>
    <message>
        <source>Received at</source>
        <translation>Prijaté o</translation>
    </message>
    <message>
        <source>The appeal goes to</source>
        <translation>Odvolanie prijíma</translation>
    </message>
    <message>
        <source>the appeals committee</source>
        <translation>odvolacia komisia</translation>
    </message>
    <message>
        <source>the chief arbiter</source>
        <translation>hlavný rozhodca</translation>
    </message>
    <message>
        <source>Grounds</source>
        <translation>Dôvody</translation>
    </message>
    <message>
        <source>Decision on the appeal</source>
        <translation>Rozhodnutie o odvolaní</translation>
    </message>
    <message>
        <source>upheld</source>
        <translation>vyhovené</translation>
    </message>
    <message>
        <source>dismissed</source>
        <translation>zamietnuté</translation>
    </message>
    <message>
        <source>otherwise</source>
        <translation>inak</translation>
    </message>
    <message>
        <source>Decided by</source>
        <translation>Rozhoduje</translation>
    </message>
    <message>
        <source>Decision in words</source>
        <translation>Znenie rozhodnutia</translation>
    </message>
    <message>
        <source>Nothing has changed at the board: the ruling stands until you make another one. It is linked with the appeal.</source>
        <translation>Na šachovnici sa nič nezmenilo: rozhodnutie platí, kým neurobíte iné. Nové sa spojí s odvolaním.</translation>
    </message>
    <message>
        <source>Lodge the appeal</source>
        <translation>Podať odvolanie</translation>
    </message>
    <message>
        <source>Enter the decision</source>
        <translation>Zapísať rozhodnutie</translation>
    </message>
    <message>
        <source>New ruling…</source>
        <translation>Nové rozhodnutie…</translation>
    </message>
    <message>
        <source>Appeal withdrawn</source>
        <translation>Odvolanie stiahnuté</translation>
    </message>
    <message>
        <source>Another appeal…</source>
        <translation>Ďalšie odvolanie…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavrieť</translation>
    </message>
    <message>
        <source>No ruling has been made on the board since the decision.</source>
        <translation>Od vybavenia odvolania na šachovnici nepadlo nijaké rozhodnutie.</translation>
    </message>
    <message>
        <source>Made since the decision: %1</source>
        <translation>Medzitým padlo: %1</translation>
    </message>
    <message>
        <source>Link this ruling</source>
        <translation>Spojiť toto rozhodnutie</translation>
    </message>
</context>
<context>
    <name>AppealText</name>
    <message>
        <source>withdrawn</source>
        <comment>appeal</comment>
        <translation>stiahnuté</translation>
    </message>
    <message>
        <source>not decided yet</source>
        <comment>appeal</comment>
        <translation>ešte nerozhodnuté</translation>
    </message>
    <message>
        <source>upheld</source>
        <comment>appeal</comment>
        <translation>vyhovené</translation>
    </message>
    <message>
        <source>dismissed</source>
        <comment>appeal</comment>
        <translation>zamietnuté</translation>
    </message>
    <message>
        <source>decided in another way</source>
        <comment>appeal</comment>
        <translation>rozhodnuté inak</translation>
    </message>
    <message>
        <source>lodged too late</source>
        <translation>podané neskoro</translation>
    </message>
    <message>
        <source>the ruling still stands</source>
        <translation>rozhodnutie zatiaľ platí</translation>
    </message>
    <message>
        <source>carried out by journal entry %1</source>
        <translation>vykonané v zázname denníka %1</translation>
    </message>
    <message>
        <source>Appeal by %1: %2</source>
        <extracomment>%1 White, Black or a name; %2 &quot;upheld&quot;, &quot;not decided yet&quot;, &quot;upheld, carried out by journal entry 371&quot;.</extracomment>
        <translation>Odvolanie – %1: %2</translation>
    </message>
</context>
<context>
    <name>AttachDialog</name>
    <message>
        <source>Attach a file to the ruling</source>
        <translation>Priložiť súbor k rozhodnutiu</translation>
    </message>
    <message>
        <source>Attach</source>
        <translation>Priložiť</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušiť</translation>
    </message>
    <message>
        <source>Pictures, PDF and text (*.jpg *.jpeg *.png *.pdf *.txt *.JPG *.JPEG *.PNG *.PDF *.TXT)</source>
        <translation>Obrázky, PDF a text (*.jpg *.jpeg *.png *.pdf *.txt *.JPG *.JPEG *.PNG *.PDF *.TXT)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Všetky súbory (*)</translation>
    </message>
</context>
<context>
    <name>AttachForm</name>
    <message>
        <source>Attach %1</source>
        <translation>Priložiť %1</translation>
    </message>
    <message>
        <source>What it shows</source>
        <translation>Čo je na ňom</translation>
    </message>
    <message>
        <source>For example: both pages of White&apos;s scoresheet. May be left empty.</source>
        <translation>Napríklad: obe strany partiára bieleho. Môže zostať prázdne.</translation>
    </message>
    <message>
        <source>Attach</source>
        <translation>Priložiť</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušiť</translation>
    </message>
</context>
<context>
    <name>AttachedFile</name>
    <message>
        <source>Save a copy</source>
        <translation>Uložiť kópiu</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Odstrániť</translation>
    </message>
</context>
<context>
    <name>AttachedFiles</name>
    <message>
        <source>Attached files</source>
        <translation>Priložené súbory</translation>
    </message>
</context>
<context>
    <name>AttendanceKeys</name>
    <message>
        <source>to the list</source>
        <translation>do zoznamu</translation>
    </message>
    <message>
        <source>absent or arrived</source>
        <translation>chýba alebo prišiel</translation>
    </message>
    <message>
        <source>forfeit on the current board</source>
        <translation>zapísať kontumáciu na zvolenej šachovnici</translation>
    </message>
    <message>
        <source>forfeit, once the default time has expired</source>
        <translation>kontumácia po uplynutí času</translation>
    </message>
    <message>
        <source>go to the board in the hall</source>
        <translation>prejsť na šachovnicu v sále</translation>
    </message>
    <message>
        <source>from the list to the field</source>
        <translation>zo zoznamu do poľa</translation>
    </message>
    <message>
        <source>forfeit on every board whose default time has expired</source>
        <translation>kontumácia na každej šachovnici, kde uplynula čakacia doba</translation>
    </message>
    <message>
        <source>forfeit on all of them</source>
        <translation>kontumácia na všetkých</translation>
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
        <source>No player is marked absent. Type a board number and the letter of the absent side, then Enter. Repeat when the player arrives.</source>
        <translation>Všetci sú tu alebo nikto nehlásil opak. Napíšte číslo šachovnice a písmeno strany, ktorá chýba, potom Enter; to isté znova, keď hráč príde.</translation>
    </message>
    <message>
        <source>No round has been paired yet</source>
        <translation>Zatiaľ nie je nažrebované žiadne kolo</translation>
    </message>
    <message>
        <source>When a round begins, mark here who is missing; the default time is counted down for each board.</source>
        <translation>Keď sa kolo začne, označte tu, kto chýba; čakacia doba sa odpočítava pre každú šachovnicu.</translation>
    </message>
    <message numerus="yes">
        <source>Forfeit on board(s) %1</source>
        <translation>
            <numerusform>Kontumácia na šachovnici %1</numerusform>
            <numerusform>Kontumácia na šachovniciach %1</numerusform>
            <numerusform>Kontumácia na šachovniciach %1</numerusform>
        </translation>
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
    <name>AttendantButton</name>
    <message>
        <source>%1 at %2</source>
        <extracomment>Who is at the desk: %1 a person, %2 the name of the desk.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Who is at this desk?</source>
        <translation>Kto je pri tomto stole?</translation>
    </message>
</context>
<context>
    <name>AttendantFields</name>
    <message>
        <source>Who is at this desk?</source>
        <translation>Kto je pri tomto stole?</translation>
    </message>
    <message>
        <source>Name of the desk</source>
        <translation>Názov stola</translation>
    </message>
    <message>
        <source>The name is recorded in the history with every action at this desk.</source>
        <translation>Meno sa zapíše do histórie pri každom úkone z tohto stola.</translation>
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
    <name>AuditKeys</name>
    <message>
        <source>go to the board in the hall</source>
        <translation>prejsť na šachovnicu v sále</translation>
    </message>
    <message>
        <source>dismiss the issue</source>
        <translation>odložiť zistenie</translation>
    </message>
</context>
<context>
    <name>AuditPage</name>
    <message>
        <source>Hall check</source>
        <translation>Kontrola sály</translation>
    </message>
    <message>
        <source>Show dismissed issues</source>
        <translation>Znova ukázať odložené</translation>
    </message>
    <message>
        <source>Nothing to check yet</source>
        <translation>Zatiaľ niet čo kontrolovať</translation>
    </message>
    <message>
        <source>Once a round is paired, this page points out boards that are set differently, were forgotten or wait for a ruling.</source>
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
        <source>White has completed %1, Black %2.</source>
        <translation>Dokončené ťahy: biely %1, čierny %2.</translation>
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
    <message numerus="yes">
        <source>White has pressed %n time(s) while Black&apos;s clock ran.</source>
        <translation>
            <numerusform>Biely stlačil raz, kým bežali hodiny čierneho.</numerusform>
            <numerusform>Biely stlačil %n-krát, kým bežali hodiny čierneho.</numerusform>
            <numerusform>Biely stlačil %n-krát, kým bežali hodiny čierneho.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black has pressed %n time(s) while White&apos;s clock ran.</source>
        <translation>
            <numerusform>Čierny stlačil raz, kým bežali hodiny bieleho.</numerusform>
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
        <source>Go there and rule on the flag.</source>
        <translation>Choďte tam a rozhodnite o zástavke.</translation>
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
        <source>Count the moves on the scoresheets and correct the counters.</source>
        <translation>Spočítajte ťahy na partiároch a opravte počítadlá.</translation>
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
        <source>%1 left</source>
        <translation>Zostáva %1</translation>
    </message>
    <message>
        <source>Laws %1, %2</source>
        <translation>Pravidlá %1, %2</translation>
    </message>
    <message>
        <source>The arbiter may decide otherwise.</source>
        <translation>Rozhodca môže rozhodnúť inak.</translation>
    </message>
    <message>
        <source>Count the moves on the scoresheets: correct the counter, or rule on the flag.</source>
        <translation>Spočítajte ťahy na partiároch: opravte počítadlo, alebo rozhodnite o zástavke.</translation>
    </message>
    <message>
        <source>The clock is set to %1; the event&apos;s time control is %2.</source>
        <translation>Hodiny sú nastavené na %1, turnaj sa hrá tempom %2.</translation>
    </message>
    <message>
        <source>Its next period begins when the time runs out; the event&apos;s begins when the moves are made.</source>
        <translation>Ďalší úsek sa na nich začína pri nule, v turnaji po vykonaní ťahov.</translation>
    </message>
    <message>
        <source>Its next period begins when the moves are made; the event&apos;s begins when the time runs out.</source>
        <translation>Ďalší úsek sa na nich začína po vykonaní ťahov, v turnaji pri nule.</translation>
    </message>
    <message>
        <source>It keeps running after a flag fall; the event&apos;s clocks stop.</source>
        <translation>Po páde zástavky bežia ďalej; hodiny turnaja sa zastavia.</translation>
    </message>
    <message>
        <source>It stops at a flag fall; the event&apos;s clocks keep running.</source>
        <translation>Po páde zástavky sa zastavia; hodiny turnaja bežia ďalej.</translation>
    </message>
    <message>
        <source>It adds the increment for the first move; the event does not.</source>
        <translation>Pridávajú čas už na prvý ťah, turnaj nie.</translation>
    </message>
    <message>
        <source>It does not add the increment for the first move; the event does.</source>
        <translation>Na prvý ťah čas nepridávajú, turnaj áno.</translation>
    </message>
    <message numerus="yes">
        <source>White&apos;s move counter is %n too high.</source>
        <translation>
            <numerusform>Biely je o %n ťah ďalej, ako má byť.</numerusform>
            <numerusform>Biely je o %n ťahy ďalej, ako má byť.</numerusform>
            <numerusform>Biely je o %n ťahov ďalej, ako má byť.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black&apos;s move counter is %n too high.</source>
        <translation>
            <numerusform>Čierny je o %n ťah ďalej, ako má byť.</numerusform>
            <numerusform>Čierny je o %n ťahy ďalej, ako má byť.</numerusform>
            <numerusform>Čierny je o %n ťahov ďalej, ako má byť.</numerusform>
        </translation>
    </message>
    <message>
        <source>White&apos;s clock shows %1 more than it should after these moves.</source>
        <translation>Hodiny bieleho ukazujú o %1 viac, ako vychádza z jeho času a ťahov.</translation>
    </message>
    <message>
        <source>White&apos;s clock shows %1 less than it should after these moves.</source>
        <translation>Hodiny bieleho ukazujú o %1 menej, ako vychádza z jeho času a ťahov.</translation>
    </message>
    <message>
        <source>Black&apos;s clock shows %1 more than it should after these moves.</source>
        <translation>Hodiny čierneho ukazujú o %1 viac, ako vychádza z jeho času a ťahov.</translation>
    </message>
    <message>
        <source>Black&apos;s clock shows %1 less than it should after these moves.</source>
        <translation>Hodiny čierneho ukazujú o %1 menej, ako vychádza z jeho času a ťahov.</translation>
    </message>
    <message>
        <source>Both flags have been down for %1; White&apos;s fell first.</source>
        <translation>Obe zástavky sú dolu (%1); prvá padla bielemu.</translation>
    </message>
    <message>
        <source>Both flags have been down for %1; Black&apos;s fell first.</source>
        <translation>Obe zástavky sú dolu (%1); prvá padla čiernemu.</translation>
    </message>
    <message>
        <source>White&apos;s flag has been down for %1 and nobody has ruled on it.</source>
        <translation>Zástavka bieleho je dolu (%1) a nikto o nej nerozhodol.</translation>
    </message>
    <message>
        <source>Black&apos;s flag has been down for %1 and nobody has ruled on it.</source>
        <translation>Zástavka čierneho je dolu (%1) a nikto o nej nerozhodol.</translation>
    </message>
    <message>
        <source>The clock has run %1 less than most clocks of the round.</source>
        <translation>Hodiny bežali menej ako ostatné v tomto kole (rozdiel: %1).</translation>
    </message>
    <message>
        <source>The clock has run %1 more than most clocks of the round.</source>
        <translation>Hodiny bežali viac ako ostatné v tomto kole (rozdiel: %1).</translation>
    </message>
    <message>
        <source>The flag fall was observed %1 ago, and there is no result.</source>
        <translation>Pád zástavky bol zaznamenaný, výsledok chýba; uplynulo: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n press(es) came too late to count.</source>
        <translation>
            <numerusform>%n stlačenie prišlo neskoro a nepočítalo sa: hodiny už bežali ďalej.</numerusform>
            <numerusform>%n stlačenia prišli neskoro a nepočítali sa: hodiny už bežali ďalej.</numerusform>
            <numerusform>%n stlačení prišlo neskoro a nepočítalo sa: hodiny už bežali ďalej.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rule on the flags; the order in which they fell has been recorded.</source>
        <translation>Rozhodnite o zástavkách; poradie, v akom padli, je zaznamenané.</translation>
    </message>
    <message>
        <source>Pause the clock, set the event&apos;s time control and correct both times.</source>
        <translation>Zastavte hodiny, nastavte hracie tempo turnaja a opravte oba časy.</translation>
    </message>
    <message>
        <source>Check that the player is there; if not, mark them absent.</source>
        <translation>Pozrite, či tam niekto je; ak nie, označte neprítomnosť.</translation>
    </message>
    <message>
        <source>Check whether the clock was forgotten or a press was missed.</source>
        <translation>Pozrite, či sa na hodiny nezabudlo alebo či sa stlačenie nezaznamenalo.</translation>
    </message>
    <message>
        <source>Unlock the lever when the reason no longer applies.</source>
        <translation>Keď dôvod pominie, páčku odomknite.</translation>
    </message>
    <message>
        <source>If a flag fell meanwhile, the arbiter may cancel the flag fall.</source>
        <translation>Ak medzitým padla zástavka, rozhodca môže jej pád zrušiť.</translation>
    </message>
    <message>
        <source>Check the lever: it may be worn, or the clock may be the wrong way round.</source>
        <translation>Pozrite páčku: môže byť opotrebovaná alebo sú zamenené strany.</translation>
    </message>
    <message>
        <source>Check whether it was started late or had stopped, and correct the times.</source>
        <translation>Pozrite, či sa nespustili neskoro alebo nestáli, a opravte časy.</translation>
    </message>
    <message>
        <source>Every clock has the event&apos;s time control and was started with the others.</source>
        <translation>Všetky hodiny sú nastavené podľa turnaja a spustené spolu s ostatnými.</translation>
    </message>
    <message>
        <source>No player has taken more than %1 for a move, or %2 for the first move.</source>
        <translation>Nikto nepremýšľa nad ťahom dlhšie ako %1 a nad prvým ťahom dlhšie ako %2.</translation>
    </message>
    <message>
        <source>Every move counter fits the side to move; no press was missed.</source>
        <translation>Počty ťahov zodpovedajú strane na ťahu a nestratilo sa žiadne stlačenie.</translation>
    </message>
    <message>
        <source>Every display agrees with base time, increments and time used.</source>
        <translation>Základný čas, prídavky a spotrebovaný čas dávajú to, čo ukazujú displeje.</translation>
    </message>
    <message>
        <source>No single clock has been paused for more than %1, and no lever is locked.</source>
        <translation>Žiadne hodiny nestoja jednotlivo dlhšie ako %1 a žiadna páčka nie je zamknutá.</translation>
    </message>
    <message>
        <source>Arrived %1 after the default time.</source>
        <translation>Príchod %1 po uplynutí čakacej doby.</translation>
    </message>
    <message>
        <source>The default time expired %1 ago.</source>
        <translation>Čakacia doba uplynula pred %1.</translation>
    </message>
    <message>
        <source>Default time is zero: a player who arrives after the start loses (%1).</source>
        <translation>Čakacia doba nie je: kto príde po začiatku kola, prehráva (%1).</translation>
    </message>
    <message>
        <source>A player who arrives more than %1 after the start loses (%2).</source>
        <translation>Kto príde viac ako %1 po začiatku kola, prehráva (%2).</translation>
    </message>
    <message>
        <source>Only the regulations of the event may say otherwise.</source>
        <translation>Inak môžu určiť iba pravidlá súťaže.</translation>
    </message>
    <message>
        <source>While both players are absent, White&apos;s clock runs (%1).</source>
        <translation>Kým nie je nikto prítomný, bežia hodiny bieleho (%1).</translation>
    </message>
    <message>
        <source>No flag fall has waited more than a minute for a ruling, and no ruling still lacks its result.</source>
        <translation>Žiadna padnutá zástavka nečaká na rozhodnutie dlhšie než minútu a žiadne rozhodnutie dlho na výsledok.</translation>
    </message>
    <message>
        <source>White&apos;s period ran out before move %1; the move counter now shows %2.</source>
        <translation>Čas úseku bieleho sa skončil pred ťahom %1; hodiny teraz počítajú %2 ťahov.</translation>
    </message>
    <message>
        <source>Black&apos;s period ran out before move %1; the move counter now shows %2.</source>
        <translation>Čas úseku čierneho sa skončil pred ťahom %1; hodiny teraz počítajú %2 ťahov.</translation>
    </message>
    <message>
        <source>No clock of the program was started in this round: there were no times, moves or displays to compare.</source>
        <translation>V tomto kole sa nespustili žiadne hodiny programu: nebolo čo porovnať, časy, ťahy ani displeje.</translation>
    </message>
</context>
<context>
    <name>BackupSettings</name>
    <message>
        <source>Folder for copies of the event</source>
        <translation>Priečinok pre kópie turnaja</translation>
    </message>
    <message>
        <source>On a memory stick or another disk: not the one that the event is on.</source>
        <translation>Na kľúči USB alebo na inom disku: nie na tom, na ktorom je turnaj.</translation>
    </message>
    <message>
        <source>Sticks and disks that are plugged in</source>
        <translation>Pripojené kľúče USB a disky</translation>
    </message>
    <message>
        <source>Save a copy when a round is over</source>
        <translation>Uložiť kópiu po skončení kola</translation>
    </message>
    <message>
        <source>If the stick is not there, the copy is saved when it is plugged in.</source>
        <translation>Ak kľúč USB nie je pripojený, kópia sa uloží po jeho pripojení.</translation>
    </message>
    <message>
        <source>Save a copy now</source>
        <translation>Uložiť kópiu teraz</translation>
    </message>
    <message>
        <source>Test the newest copy</source>
        <translation>Vyskúšať najnovšiu kópiu</translation>
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
        <source>Each player has their own board</source>
        <translation>Každý hráč má vlastnú šachovnicu</translation>
    </message>
    <message>
        <source>Adapted to local circumstances</source>
        <translation>Prispôsobené miestnym podmienkam</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Určiť</translation>
    </message>
</context>
<context>
    <name>BlindNews</name>
    <message>
        <source>Announce it</source>
        <translation>Povedať</translation>
    </message>
    <message>
        <source>Correct the boards</source>
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
        <extracomment>%1 a name, %2 what they may do.</extracomment>
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
        <source>pressed too early: the move was not announced</source>
        <translation>stlačil hodiny priskoro: ťah nebol ohlásený</translation>
    </message>
    <message>
        <source>pressed too early: the promotion piece was not named</source>
        <translation>stlačil hodiny priskoro: neoznámil figúru, na ktorú premieňa</translation>
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
        <source>%1 Against a hearing-impaired player an assistant is compulsory.</source>
        <translation>%1 Proti sluchovo postihnutému hráčovi je asistent povinný.</translation>
    </message>
    <message>
        <source>The boards differ. Enter what both players wrote; the records decide.</source>
        <translation>Šachovnice sa líšia. Zadajte, čo zapísali obaja hráči; rozhodnú zápisy.</translation>
    </message>
    <message>
        <source>The records agree: White adjusts the board to them.</source>
        <translation>Zápisy sa zhodujú: biely si podľa nich upraví šachovnicu.</translation>
    </message>
    <message>
        <source>The records agree: Black adjusts the board to them.</source>
        <translation>Zápisy sa zhodujú: čierny si podľa nich upraví šachovnicu.</translation>
    </message>
    <message>
        <source>moves and times announced on request</source>
        <translation>počet ťahov a časy oznámené na požiadanie</translation>
    </message>
    <message>
        <source>moves and times announced without request</source>
        <translation>počet ťahov a časy oznámené bez požiadania</translation>
    </message>
    <message>
        <source>pressed too early: the captured piece was not removed</source>
        <translation>stlačil hodiny priskoro: zobratá figúrka nebola odstránená</translation>
    </message>
    <message>
        <source>pressed too early: no piece was in another aperture</source>
        <translation>stlačil hodiny priskoro: figúrka nebola zasunutá do iného otvoru</translation>
    </message>
    <message>
        <source>announces moves and times on request</source>
        <translation>na požiadanie oznamuje ťahy a časy</translation>
    </message>
    <message>
        <source>claims a flag fall, reports touched pieces</source>
        <translation>reklamuje čas, hlási dotknuté figúrky</translation>
    </message>
    <message>
        <source>A flag fall claimed by the assistant counts as claimed by the player.</source>
        <translation>Reklamácia prekročenia času asistentom platí, akoby ju podal hráč.</translation>
    </message>
    <message>
        <source>Two boards; on the special one a piece is touched once it has left its securing aperture.</source>
        <translation>Dve šachovnice; na špeciálnej je figúrka dotknutá, keď opustila svoj otvor.</translation>
    </message>
    <message>
        <source>Either player may demand two boards, and you may adapt the rules (Laws %1). Score in Braille, longhand or on a recording device (%2); a special clock (%3). If the player has no assistant, the opponent may have one for the first two duties (%4).</source>
        <extracomment>%1 to %4 articles of the Laws.</extracomment>
        <translation>Každý z hráčov môže žiadať dve šachovnice a pravidlá môžete prispôsobiť (Pravidlá %1). Zápis v Braillovom písme, bežnom písme alebo na záznamovom zariadení (%2); špeciálne hodiny (%3). Ak postihnutý hráč nemá asistenta, môže ho mať súper na prvé dve povinnosti (%4).</translation>
    </message>
    <message numerus="yes">
        <source>The records differ: go back to where they agree, after %n half-move(s), then set the clocks. No extra time is given and nothing is counted as an illegal move.</source>
        <translation>
            <numerusform>Zápisy sa líšia: späť tam, kde sa zhodujú, po %n polťahu; potom nastavte hodiny. Čas sa nepridáva a nič sa nezapočítava.</numerusform>
            <numerusform>Zápisy sa líšia: späť tam, kde sa zhodujú, po %n polťahoch; potom nastavte hodiny. Čas sa nepridáva a nič sa nezapočítava.</numerusform>
            <numerusform>Zápisy sa líšia: späť tam, kde sa zhodujú, po %n polťahoch; potom nastavte hodiny. Čas sa nepridáva a nič sa nezapočítava.</numerusform>
        </translation>
    </message>
    <message>
        <source>White has pressed the clock, but the move is not recorded: was it announced?</source>
        <translation>Biely stlačil hodiny a jeho ťah nie je v zápise: oznámil ho?</translation>
    </message>
    <message>
        <source>Black has pressed the clock, but the move is not recorded: was it announced?</source>
        <translation>Čierny stlačil hodiny a jeho ťah nie je v zápise: oznámil ho?</translation>
    </message>
    <message>
        <source>no duties yet</source>
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
        <source>White&apos;s time after the action</source>
        <translation>Čas bieleho po úkone</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Čierny</translation>
    </message>
    <message>
        <source>Black&apos;s time after the action</source>
        <translation>Čas čierneho po úkone</translation>
    </message>
    <message>
        <source>Time taken</source>
        <translation>Čas na ťah</translation>
    </message>
    <message>
        <source>How long the player&apos;s clock ran for this move</source>
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
    <message>
        <source>Default time expired</source>
        <extracomment>To the resumption of an adjourned game. Short, it stands on a small tile.</extracomment>
        <translation>Po čakacej dobe</translation>
    </message>
    <message>
        <source>Disputed</source>
        <extracomment>The players have signed different results. Short, it stands on a small tile.</extracomment>
        <translation>Sporné</translation>
    </message>
    <message>
        <source>Late for resumption</source>
        <translation>Mešká na dohrávku</translation>
    </message>
    <message>
        <source>Called %1</source>
        <extracomment>%1 is the time of day at which a board called the arbiter: &quot;Called 14:32&quot;. Short, it stands on a small tile.</extracomment>
        <translation>Volajú %1</translation>
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
        <translation>Hráč chýba</translation>
    </message>
    <message>
        <source>Board %1: White %2, Black %3. %4.</source>
        <extracomment>Read aloud for a board: number, White, Black, state (&quot;Running&quot;, &quot;1–0&quot;).</extracomment>
        <translation>Šachovnica %1: biely %2, čierny %3. %4.</translation>
    </message>
</context>
<context>
    <name>BoardText</name>
    <message>
        <source>king %1</source>
        <comment>men</comment>
        <extracomment>A piece, then all squares where such pieces stand: &quot;rook a1, h1&quot;.</extracomment>
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
        <source>Not saved yet</source>
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
        <source>%1, penultimate</source>
        <extracomment>%1 a score; 2017, A.9.</extracomment>
        <translation>%1, predposledná</translation>
    </message>
    <message>
        <source>%1, collapsed</source>
        <translation>%1, zlúčená</translation>
    </message>
    <message>
        <source>downfloat</source>
        <translation>presun nadol</translation>
    </message>
</context>
<context>
    <name>BroadcastKeys</name>
    <message>
        <source>switch the broadcast off</source>
        <translation>vypnúť prenos</translation>
    </message>
    <message>
        <source>switch the broadcast on</source>
        <translation>zapnúť prenos</translation>
    </message>
    <message>
        <source>switch off</source>
        <translation>vypnúť</translation>
    </message>
    <message>
        <source>switch on</source>
        <translation>zapnúť</translation>
    </message>
    <message>
        <source>send all games of the round once more</source>
        <translation>poslať všetky partie kola ešte raz</translation>
    </message>
    <message>
        <source>send again</source>
        <translation>poslať znova</translation>
    </message>
    <message>
        <source>look at the broadcast in the browser</source>
        <translation>pozrieť si prenos v prehliadači</translation>
    </message>
    <message>
        <source>look</source>
        <translation>pozrieť</translation>
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
        <translation>šachovnice, ktoré sa prenášajú</translation>
    </message>
    <message>
        <source>boards</source>
        <translation>šachovnice</translation>
    </message>
    <message>
        <source>token for lichess.org</source>
        <translation>token pre lichess.org</translation>
    </message>
    <message>
        <source>token</source>
        <translation>token</translation>
    </message>
    <message>
        <source>forget the token, here and in the secret store</source>
        <translation>zabudnúť token, tu aj v úložisku hesiel</translation>
    </message>
    <message>
        <source>forget token</source>
        <translation>zabudnúť token</translation>
    </message>
    <message>
        <source>from a field back to the page</source>
        <translation>z poľa späť na stránku</translation>
    </message>
</context>
<context>
    <name>BroadcastPage</name>
    <message>
        <source>Broadcast</source>
        <translation>Prenos</translation>
    </message>
    <message>
        <source>Switch off</source>
        <translation>Vypnúť</translation>
    </message>
    <message>
        <source>Switch on</source>
        <translation>Zapnúť</translation>
    </message>
    <message>
        <source>Send again</source>
        <translation>Poslať znova</translation>
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
        <translation>Každé kolo má svoju. Skopírujte ju z prehliadača, keď tam vytvoríte kolo bez zdroja.</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Šachovnice</translation>
    </message>
    <message>
        <source>Empty: all. %1</source>
        <translation>Prázdne: všetky. %1</translation>
    </message>
    <message>
        <source>Delay</source>
        <translation>Oneskorenie</translation>
    </message>
    <message>
        <source>Moves and results are sent this much later than they are recorded. A delay set on lichess.org comes on top.</source>
        <translation>Ťahy a výsledky sa posielajú o toľko neskôr, než sa zapíšu. Oneskorenie nastavené na lichess.org sa pripočíta.</translation>
    </message>
</context>
<context>
    <name>BroadcastTokenCard</name>
    <message>
        <source>Token for lichess.org</source>
        <translation>Token pre lichess.org</translation>
    </message>
    <message>
        <source>Made at lichess.org/account/oauth/token with the right “Create, update, delete studies and broadcasts”. It goes into the secret store of this desktop, never into the event.</source>
        <translation>Vytvorí sa na lichess.org/account/oauth/token s právom „Create, update, delete studies and broadcasts“. Uloží sa do úložiska hesiel tohto počítača, nikdy nie do podujatia.</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Zabudnúť</translation>
    </message>
</context>
<context>
    <name>CaseFile</name>
    <message>
        <source>Case file: round %1, board %2</source>
        <translation>Spis: kolo %1, šachovnica %2</translation>
    </message>
    <message>
        <source>case round %1 board %2 entry %3</source>
        <comment>file</comment>
        <translation>spis kolo %1 šachovnica %2 záznam %3</translation>
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
        <source>Ruled at</source>
        <translation>Čas rozhodnutia</translation>
    </message>
    <message>
        <source>Ruled by</source>
        <translation>Rozhodca</translation>
    </message>
    <message>
        <source>Journal entry</source>
        <translation>Záznam v denníku</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>Pravidlá</translation>
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
        <translation>Čo sa stalo</translation>
    </message>
    <message>
        <source>Ruled by a key, without questions.</source>
        <translation>Rozhodnuté klávesom, bez otázok.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Čas</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ťahy</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>Zástavka</translation>
    </message>
    <message>
        <source>Illegal moves before</source>
        <translation>Nemožné ťahy predtým</translation>
    </message>
    <message>
        <source>down</source>
        <translation>padla</translation>
    </message>
    <message>
        <source>The clocks</source>
        <translation>Hodiny</translation>
    </message>
    <message>
        <source>The position on the board.</source>
        <translation>Pozícia na šachovnici.</translation>
    </message>
    <message>
        <source>The position before what happened.</source>
        <translation>Pozícia pred tým, čo sa stalo.</translation>
    </message>
    <message>
        <source>After %1, the last move on record.</source>
        <translation>Po %1, poslednom zapísanom ťahu.</translation>
    </message>
    <message numerus="yes">
        <source>%n half-move(s) that the clock has counted are not on record.</source>
        <translation>
            <numerusform>V zápise chýba %n polťah, ktorý hodiny započítali.</numerusform>
            <numerusform>V zápise chýbajú %n polťahy, ktoré hodiny započítali.</numerusform>
            <numerusform>V zápise chýba %n polťahov, ktoré hodiny započítali.</numerusform>
        </translation>
    </message>
    <message>
        <source>The position</source>
        <translation>Pozícia</translation>
    </message>
    <message>
        <source>Questions and answers</source>
        <translation>Otázky a odpovede</translation>
    </message>
    <message>
        <source>What the Laws provide</source>
        <translation>Čo hovoria pravidlá</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Rozhodnutie</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>Výrok</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>Článok</translation>
    </message>
    <message>
        <source>The arbiter&apos;s reason</source>
        <translation>Dôvod rozhodcu</translation>
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
        <translation>rozhodca rozhodol inak, než navrhujú pravidlá</translation>
    </message>
    <message>
        <source>Carried out with it:</source>
        <translation>Vykonané spolu s ním:</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Kto</translation>
    </message>
    <message>
        <source>What came later</source>
        <translation>Čo nasledovalo</translation>
    </message>
    <message>
        <source>Moves on record</source>
        <translation>Zapísané ťahy</translation>
    </message>
    <message>
        <source>The same for the command line</source>
        <translation>To isté pre príkazový riadok</translation>
    </message>
    <message>
        <source>Attached files</source>
        <translation>Priložené súbory</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Súbor</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Druh</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Veľkosť</translation>
    </message>
    <message>
        <source>SHA-256</source>
        <comment>file</comment>
        <translation>SHA-256</translation>
    </message>
    <message>
        <source>Attached at</source>
        <translation>Priložené</translation>
    </message>
    <message>
        <source>Attached by</source>
        <translation>Kto priložil</translation>
    </message>
    <message>
        <source>This picture cannot be shown here.</source>
        <translation>Tento obrázok sa tu nedá zobraziť.</translation>
    </message>
    <message>
        <source>Appeals</source>
        <translation>Odvolania</translation>
    </message>
    <message>
        <source>Appeal by</source>
        <translation>Odvolanie podáva</translation>
    </message>
    <message>
        <source>Handed in by</source>
        <translation>Odovzdáva</translation>
    </message>
    <message>
        <source>Appeal to</source>
        <translation>Odvolanie na</translation>
    </message>
    <message>
        <source>Received at</source>
        <translation>Prijaté o</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>Lehota</translation>
    </message>
    <message>
        <source>none</source>
        <translation>žiadna</translation>
    </message>
    <message>
        <source>Grounds</source>
        <translation>Dôvody</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Výsledok</translation>
    </message>
    <message>
        <source>Decided by</source>
        <translation>Rozhoduje</translation>
    </message>
    <message>
        <source>Decided at</source>
        <translation>Rozhodnuté o</translation>
    </message>
    <message>
        <source>Decision in words</source>
        <translation>Znenie rozhodnutia</translation>
    </message>
    <message>
        <source>This text cannot be shown here.</source>
        <translation>Tento text sa tu nedá zobraziť.</translation>
    </message>
    <message>
        <source>The text goes on in the attached file.</source>
        <translation>Text pokračuje v priloženom súbore.</translation>
    </message>
</context>
<context>
    <name>CategoryFields</name>
    <message>
        <source>Categories</source>
        <translation>Kategórie</translation>
    </message>
    <message>
        <source>Categories of players</source>
        <translation>Kategórie hráčov</translation>
    </message>
    <message>
        <source>Line by line, the name and what must hold: U18: age -17 or S65: age 65-, on 2026-12-31 or B: rating 1800-1999 or Women: sex w. A name alone: whoever has it among the own categories.</source>
        <translation>Riadok po riadku názov a podmienky: U18: age -17 alebo S65: age 65-, on 2026-12-31 alebo B: rating 1800-1999 alebo Ženy: sex w. Samotný názov: kto ho má medzi vlastnými kategóriami.</translation>
    </message>
    <message>
        <source>Base date of ages</source>
        <translation>Rozhodný deň veku</translation>
    </message>
    <message>
        <source>Empty: 1 January of the year in which the event begins.</source>
        <translation>Prázdne: 1. január roku, v ktorom sa turnaj začína.</translation>
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
        <translation>Vytvorte nový turnaj, pokračujte v rozohranom alebo prevezmite hráčov a kolá zo súboru TRF. Turnaj je jeden súbor; každý úkon sa doň zapíše skôr, než sa ukáže, takže sa nič nestratí, ani keď počítač vypadne.</translation>
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
        <translation>Poznámky hovoria, kde je v súbore chyba a ako program čítal to, čo nebolo jasné. Vyberte, či prevziať iba hráčov, alebo aj odohraté kolá, prezrite si údaje o turnaji a potom ho vytvorte.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Hráči</translation>
    </message>
    <message>
        <source>Add one player after another: Enter saves and clears the form for the next. Type the first letters of a name to find it in the list. A player who leaves the event is withdrawn, not removed: the games already played are kept.</source>
        <translation>Prihlasujte hráčov jedného za druhým: Enter uloží a uvoľní formulár pre ďalšieho. Písaním prvých písmen mena hráča v zozname nájdete. Kto z turnaja odchádza, odstúpi, neodstraňuje sa: odohraté partie zostávajú.</translation>
    </message>
    <message>
        <source>Hall</source>
        <translation>Sála</translation>
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
        <source>Results</source>
        <translation>Výsledky</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Poradie</translation>
    </message>
    <message>
        <source>Ranks are by points, then by the tie-breaks of the event in their order. The text below the standings explains each tie-break. Ranks are provisional while games are unfinished.</source>
        <translation>Poradie podľa bodov, potom podľa pomocných hodnotení turnaja v ich poradí. Pod tabuľkou je, čo ktoré znamená. Kým sa partie hrajú, poradie je predbežné.</translation>
    </message>
    <message>
        <source>History</source>
        <translation>História</translation>
    </message>
    <message>
        <source>Every action with its time. Undo does not delete an action: it stays in the list, struck through.</source>
        <translation>Každý úkon so svojím časom. Krok Späť úkon nevymaže: zostane v histórii preškrtnutý.</translation>
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
        <source>Interventions</source>
        <translation>Zásahy</translation>
    </message>
    <message>
        <source>Hall check</source>
        <translation>Kontrola sály</translation>
    </message>
    <message>
        <source>The program checks the hall every few seconds and points out boards that are set differently, were not started, seem forgotten, wait for a ruling or whose times do not add up. It gives its reasons; you decide what to do. An issue you have seen can be dismissed.</source>
        <translation>Program každých pár sekúnd prezrie sálu a upozorní na šachovnicu, ktorá je inak nastavená, nie je spustená, zdá sa zabudnutá, čaká na rozhodnutie alebo jej nevychádza čas. Povie, o čo sa opiera; čo urobiť, je na vás. Zistenie, ktoré ste videli, môžete odložiť.</translation>
    </message>
    <message>
        <source>Late players</source>
        <translation>Meškajúci hráči</translation>
    </message>
    <message>
        <source>Mark an absent player by the board number and the letter of the side; repeat it when the player arrives. The default time of the event is counted down from the start of the round on each board; a player who arrives exactly at its end is in time. When it has expired, F enters the forfeit; the program never does so by itself. Boards where White has not moved by then are listed as well.</source>
        <translation>Kto chýba, označte číslom šachovnice a písmenom strany, a znova, keď hráč príde. Čakacia doba turnaja sa odpočítava od začiatku kola, šachovnicu po šachovnici; príchod presne v čakacej dobe je ešte včas. Keď uplynie, F zapíše kontumáciu; program ju sám nikdy nezapíše. Sú tu aj šachovnice, na ktorých biely dovtedy neťahal.</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Priebeh</translation>
    </message>
    <message>
        <source>What did the clock of a board show at 14:32? Choose the board in the hall and press H, type the time and press Enter. Or go from action to action, or click the graph of both times. During the game the page follows it until you look back. Actions undone later are shown as they were at the time; times when the program was not running are marked. The text is the whole replay, with the time each player used, gained and had corrected.</source>
        <translation>Čo ukazovali hodiny šachovnice o 14:32? Vyberte šachovnicu v sále a stlačte H, napíšte čas a stlačte Enter. Alebo choďte od úkonu k úkonu či kliknite na graf oboch časov. Počas partie ju stránka sleduje, až kým sa nevrátite k staršiemu úkonu. Čo bolo neskôr vzaté späť, ukazuje sa tak, ako dovtedy platilo, a kým program nebežal, nikto nepozoroval: stránka to povie. Výpis je celý priebeh ako obyčajný text s tým, čo každý hráč spotreboval, čo dostal pridané a čo sa opravilo.</translation>
    </message>
    <message>
        <source>If the program stops while clocks are running, they are paused when it starts again. For each board choose the last recorded time, the time at the last press, or charge the whole interruption to the player to move; or type both times. You can undo the decision until the clock is used again. If the computer went to sleep, the clocks were paused on waking and no player lost time; resume them all together.</source>
        <translation>Ak program vypadne, kým bežia hodiny, po návrate stoja. Pre každú šachovnicu vyberte poslednú známu hodnotu, posledné stlačenie, započítajte celý výpadok hráčovi na ťahu alebo napíšte oba časy. Krok Späť rozhodnutie zruší, kým sa hodiny nepoužijú. Keď počítač spal, hodiny sa po prebudení zastavili a nikomu sa nič nezapočítalo; spustite ich znova naraz.</translation>
    </message>
    <message>
        <source>Pairing</source>
        <translation>Žrebovanie</translation>
    </message>
    <message>
        <source>Game record</source>
        <translation>Zápis partie</translation>
    </message>
    <message>
        <source>The game of one board: the arbiter&apos;s record and what each player wrote, side by side. Type moves with the piece letters of your language, one or many, or make them on the board; a move typed while an earlier position is shown replaces the move made there. A player&apos;s scoresheet accepts whatever the player wrote; a move that differs from the record, or is missing, is marked. (=) is the mark of a draw offer.

Offers, claims, illegal moves and signatures belong to the game and are shown beside its moves. A claim stops the clocks and is examined at once: the program shows where the position occurred and what your edition of the Laws says; you decide. When a move ends the game the clock stops, and one key enters the result with its article.</source>
        <translation>Partia jednej šachovnice: zápis rozhodcu vedľa toho, čo zapísali hráči. Ťahy píšte s písmenami figúr vášho jazyka, po jednom alebo viac naraz, alebo ich urobte na šachovnici; čo napíšete, kým je zobrazená skoršia pozícia, nahradí ťah, ktorý z nej nasledoval. Partiár hráča prijme všetko, čo hráč zapísal; ťah, ktorý nesúhlasí so zápisom alebo chýba, sa označí. (=) je značka ponuky remízy.

Ponuky, reklamácie, nemožné ťahy a podpisy patria k partii a zostávajú pri jej ťahoch. Reklamácia zastaví hodiny a hneď sa preskúma: program ukáže, kde sa pozícia vyskytla a čo hovorí vaše vydanie Pravidiel; rozhodnutie je na vás. Keď ťah partiu ukončí, hodiny sa zastavia a jeden kláves zapíše výsledok aj s článkom.</translation>
    </message>
    <message>
        <source>Is checkmate possible?</source>
        <translation>Je mat možný?</translation>
    </message>
    <message>
        <source>Clock adjustments: penalties, wrong presses, times, counters, the time control, a new clock. I opens the panel for the current board, and a digit takes effect at once: a penalty takes two keys. Each line says what it will do and under which article; the resulting times are shown beside the clock while the cursor is on it. For the selected boards, or for the hall, the same digits take effect on all of them at the same instant. Running clocks keep running. Your changes can be undone and stay in the history with their reason; clocks that were paused or started are simply started or paused again.

When a flag is down, or a player has made a losing illegal move, the panel begins with the facts and what the Laws of your event say. A ringing phone or an electronic device found on a player is ruled on in the same way, with two actions of the third page (I, 0, 0, then 6 for White&apos;s or 7 for Black&apos;s). Under the Laws of 2009 the opponent scores ½ if unable to checkmate; if the game record is complete, it answers that question. You add what only you know: who claimed or observed the flag fall, whether the moves were made, whether the opponent can still checkmate. One key enters the result with its article. You may always decide otherwise and give your reason in the note.</source>
        <translation>Čo robíte s hodinami: tresty, chybné stlačenia, časy, počítadlá, hracie tempo, nové hodiny. Kláves I otvorí panel zvolenej šachovnice a číslica úkon hneď vykoná: trest uložíte dvoma klávesmi. Každý riadok hovorí, čo urobí a podľa ktorého článku; kým je na ňom kurzor, vedľa hodín sú časy po úkone. Pre označené šachovnice alebo pre celú sálu tie isté číslice konajú na všetkých v jedinom okamihu. Hodiny, ktoré bežia, bežia ďalej. Čo zmeníte, dá sa vziať späť a zostáva v histórii so svojím dôvodom; zastavené alebo spustené hodiny jednoducho znova spustíte alebo zastavíte.

Keď je zástavka dolu alebo hráč urobil nemožný ťah, ktorým prehráva, panel začína faktami a tým, čo hovoria Pravidlá vášho turnaja. Rovnako sa rozhoduje o telefóne, ktorý zazvonil, alebo o zariadení, ktoré má hráč pri sebe: pýtajú sa naň dva úkony tretej strany (I, 0, 0, potom 6 pre bieleho alebo 7 pre čierneho). Podľa Pravidiel 2009 dostane súper pol bodu, ak nemôže dať mat; kde je zápis taký dlhý ako partia, odpovie na to on. Doplníte len to, čo viete iba vy: kto pád ohlásil, či boli ťahy vykonané, či súper ešte môže dať mat. Jeden kláves zapíše výsledok aj s článkom. Vždy môžete rozhodnúť inak; poznámka povie prečo.</translation>
    </message>
    <message>
        <source>A player whose flag has fallen loses, unless the opponent cannot checkmate by any series of legal moves; the same question decides dead positions, losing illegal moves and more, depending on the edition of the event. Set up the position with E: choose a piece and click, drag, or go to a square and type its letter. Or paste a FEN. The answer for both players appears at once: if a player can checkmate, the moves can be played through, and a shorter line may replace them within a second; if not, the reason is given. If no answer is found after two million positions, the result is “not decided” and the arbiter decides. You may also try moves on the board; the answer is then for the new position. A position from a game (Alt+M in its record) shows where it occurred, and N adds the verdict to that game&apos;s record as a note; Undo removes it.</source>
        <translation>Pád zástavky znamená prehru, ibaže súper nemôže dať mat žiadnym sledom prípustných ťahov, nech obaja hrajú akokoľvek zle; tá istá otázka rozhoduje o mŕtvych pozíciách, o nemožnom ťahu, ktorým sa prehráva, a o ďalšom, podľa vydania turnaja. Pozíciu postavte klávesom E: vyberte figúrku a kliknite, presúvajte ju, alebo prejdite na pole a napíšte písmeno. Alebo vložte riadok FEN. Odpoveď pre oboch hráčov príde hneď; kde hráč mat dať môže, dajú sa prejsť ťahy a do sekundy ich môže nahradiť kratší postup; kde nie, je tu dôvod, ktorý poviete. Odpoveď neznáma po dvoch miliónoch pozícií sa označí za nezistenú a rozhodne rozhodca. Na šachovnici môžete skúšať aj ťahy; odpoveď potom platí pre novú pozíciu. Pozícia prevzatá z partie (Alt+M v jej zápise) hovorí, kde stála, a N zapíše verdikt do zápisu tej partie ako poznámku; krok Späť ju zase odstráni.</translation>
    </message>
    <message>
        <source>Enter the name of the event, the time control and the pairing system. Write the time control as 90+30 or 3+2; the line below explains it in words. The system, the number of rounds, the time control, the edition and the tie-breaks are fixed once the first round is paired.

Tie-breaks separate players with the same points: the first of the list first, each among those who are still level. A new event has the usual ones of its system. Add others from the list below; in the list the arrows go from line to line, with Alt they move the line, and Del removes it. Beside each stand its meaning and its article of the tie-break regulations (C.07). What these do not allow in the event is not offered; what they advise against is said beside it. Announce the tie-breaks before the event.</source>
        <translation>Uveďte, ako sa turnaj volá, ako dlho trvá partia a kto hrá s kým. Hracie tempo píšte ako 90+30 alebo 3+2; riadok pod ním povie slovami, čo to znamená. Systém, počet kôl, hracie tempo, vydanie pravidiel a pomocné hodnotenia sú pevné od nažrebovania prvého kola.

Pomocné hodnotenia rozlišujú hráčov s rovnakým počtom bodov: najprv prvé v zozname, každé medzi tými, ktorí sú ešte stále na rovnakom mieste. Nový turnaj má tie, ktoré sú pri jeho systéme obvyklé. Ďalšie pridáte z ponuky pod zoznamom; v zozname šípky prechádzajú po riadkoch, s klávesom Alt riadok presúvajú a Del ho odstráni. Pri každom je jeho význam a článok predpisu o pomocných hodnoteniach (C.07). Čo predpis v turnaji nedovoľuje, to sa neponúka; čo neodporúča, to je pri ňom napísané. Pomocné hodnotenia oznámte pred turnajom.</translation>
    </message>
    <message>
        <source>The next round of a Swiss or a round robin. In a Swiss first mark who takes part: =, 0 and 1 give a bye for this round, + lets the player play. Pair, then check: below each name are title and rating, the points, the colours of the games played and the floats of the last two rounds. Select two seats and ask why these two do not meet; or look at the brackets, where an arrow leads from each downfloater to the pair below.

The arbiter may change the pairing by hand: begin the changes, swap seats or colours, move the bye, then end and check. A change that breaks a rule must be confirmed at once; the check names the first criterion in which the round is worse. Confirming the pairing saves the round in the event; until then nothing has changed. A confirmed round can be undone as long as none of its games has begun. Later C takes it up again: players at each other&apos;s boards, colours turned at the board, a latecomer who meets the bye, the opponents of two absentees. Boards keep their numbers and their clocks, and a result goes with the two who played for it; what would be lost is said before.

In a round robin the table gives every round: look at it and confirm it. The pairing numbers are drawn by lot on the Players page, before the first round.</source>
        <translation>Ďalšie kolo švajčiarskeho systému alebo turnaja každý s každým. Pri švajčiarskom systéme najprv určte, kto hrá: =, 0 a 1 dávajú voľno na toto kolo, + znova hrá. Nažrebujte a pozrite: pod menom sú titul a rating, body, farby odohraných partií a presuny posledných dvoch kôl. Označte dve miesta a spýtajte sa, prečo sa títo nestretnú; alebo si pozrite skupiny, kde šípka vedie od hráča s presunom nadol k dvojici nižšie.

Rozhodca smie žrebovanie zmeniť ručne: otvorí zmeny, vymení miesta alebo farby, presunie voľno, potom ukončí a skontroluje. Čo zmena porušuje, na to sa program hneď spýta; kontrola povie prvé kritérium, v ktorom je kolo horšie. Potvrdením sa kolo zapíše do turnaja; dovtedy sa nič nestalo. Krok Späť zruší potvrdené kolo, kým sa nezačala žiadna jeho partia. Neskôr ho klávesom C otvoríte znova: hráči sedia pri vymenených šachovniciach, farby boli pri šachovnici vymenené, oneskorený hráč hrá s tým, kto má voľno, súperi dvoch neprítomných hrajú spolu. Šachovnice si nechávajú čísla aj hodiny a výsledok ide s dvojicou, ktorá ho odohrala; čo by sa stratilo, program povie vopred.

V turnaji každý s každým dáva každé kolo tabuľka: pozrite si ho a potvrďte. Štartovné čísla sa žrebujú na stránke Hráči pred prvým kolom.</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>Pravidlá</translation>
    </message>
    <message>
        <source>What every article says that the program cites, told in our own words, for each edition from 2009 on. Type words, or the number of an article; accents and capitals do not matter. Below the text are the other editions that say the same, with their numbers.

Beside a ruling Shift+F1 opens the articles that it cites; Esc closes them, and the ruling is as it was. The wording of FIDE prevails: the texts here are short, and no sentence of the Laws is copied.</source>
        <translation>Čo hovorí každý článok, ktorý program cituje, našimi slovami, pre každé vydanie od roku 2009. Píšte slová alebo číslo článku; na dĺžňoch, mäkčeňoch a veľkých písmenách nezáleží. Pod textom sú ostatné vydania, ktoré hovoria to isté, s číslami článkov.

Pri návrhu rozhodnutia otvorí Shift+F1 články, ktoré cituje; Esc ich zavrie a rozhodnutie je, ako bolo. Rozhodujúce je znenie FIDE: tieto texty sú krátke a žiadna veta Pravidiel nie je opísaná.</translation>
    </message>
    <message>
        <source>Incidents</source>
        <translation>Incidenty</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Rozhodnutia</translation>
    </message>
    <message>
        <source>Papers</source>
        <translation>Tlač</translation>
    </message>
    <message>
        <source>A paper before it is printed. It is saved as PDF pages or as plain text beside the event file. Every page of the PDF has the event, the place, the dates and the chief arbiter above, and its number and the time of printing below.</source>
        <translation>Listina pred vytlačením. Uloží sa ako strany PDF alebo ako obyčajný text vedľa súboru turnaja. Na každej strane PDF je hore turnaj, miesto, dátum a hlavný rozhodca, dole číslo strany a čas tlače.</translation>
    </message>
    <message>
        <source>F12 opens the incidents of the current board from every page: an illegal move, a draw claim, a late arrival, a phone, a defective clock and all the others. Type the first letters of what has happened and press Enter. The facts follow; what the clock and the game record know is filled in, what you say takes precedence. Then the panel shows what the Laws of your event provide, with the article, the times and the questions that only you can answer. Enter confirms the ruling, a letter gives an answer, W and B name the player, a digit chooses from the numbered choices; of the penalties you may choose several at once. Where the position is on record, a touched piece and the moves that are left are marked on a board. What has happened in this event before comes first in the list. Your own decision needs a reason in the note. The ruling is on record with everything it does, and one Undo takes all of it back.

A clock of the program that was not started takes what the ruling gives. Where the game goes by another clock, enter the two times: the proposal tells what to set on it.</source>
        <translation>F12 otvorí na každej stránke incidenty zvolenej šachovnice: nemožný ťah, reklamáciu remízy, neskorý príchod, telefón, poruchu hodín a všetky ostatné. Napíšte začiatočné písmená toho, čo sa stalo, a stlačte Enter. Nasledujú fakty; čo vedia hodiny a zápis partie, je vyplnené, ale platí to, čo zadáte vy. Potom panel ukáže, čo určujú pravidlá vášho turnaja, s článkom, časmi a otázkami, na ktoré viete odpovedať len vy. Enter potvrdí rozhodnutie, písmeno dá odpoveď, W a B určia hráča, číslica vyberá z očíslovaných možností; trestov môžete zvoliť aj viac naraz. Ak je pozícia v zápise, dotknutá figúra a ťahy, ktoré zostávajú, sú vyznačené na šachovnici. Čo sa v tomto turnaji už stalo, je v zozname prvé. Vlastné rozhodnutie si vyžaduje dôvod v poznámke. Rozhodnutie je zaznamenané so všetkým, čo spôsobilo, a jediné Späť ho celé zruší.

Hodiny programu, ktoré neboli spustené, dostanú to, čo rozhodnutie pridelí. Ak sa hrá na iných hodinách, zadajte oba časy: návrh povie, čo na nich nastaviť.</translation>
    </message>
    <message>
        <source>Adjourned games</source>
        <translation>Prerušené partie</translation>
    </message>
    <message>
        <source>Rating lists</source>
        <translation>Ratingové listiny</translation>
    </message>
    <message>
        <source>Import FIDE&apos;s list as it is downloaded (ZIP, text or XML) or a national list as CSV with a line of titles. It stays on this computer and needs no network. Esc ends an import; the list that was there before stays. For each month there is one list; events use the list of their first month, those of more than 30 days the newest.

When you add a player, type a few letters of the surname or first name, with or without accents, in Latin letters or Cyrillic, or the FIDE ID. Players of the event&apos;s federation come first. The arrows choose, Enter adds the player with title, rating, federation, FIDE ID, year of birth, sex and K. Esc hides the list when the player is not in it.

The rating used in the event is taken from the first list of the sequence that has one; the FIDE rating is kept beside it. In the effective rapid or blitz list a player without such a rating has the standard rating (Rapid and Blitz Rating Regulations 7.2.1). C compares the players of the event with the main list. Space ticks what is to be taken over, Enter takes over all that is ticked; one Undo takes it back. A rating taken from another list stays as it is.</source>
        <translation>Importujte listinu FIDE tak, ako ju stiahnete (ZIP, text alebo XML), alebo národnú listinu ako CSV s riadkom nadpisov. Zostane v tomto počítači a nepotrebuje sieť. Esc ukončí import; predchádzajúca listina zostane. Pre každý mesiac je jedna listina; podujatie používa listinu svojho prvého mesiaca, podujatie dlhšie ako 30 dní najnovšiu.

Keď pridávate hráča, napíšte niekoľko písmen priezviska alebo mena, s diakritikou alebo bez nej, latinkou alebo azbukou, alebo FIDE ID. Hráči federácie podujatia sú prví. Šípky vyberajú, Enter pridá hráča s titulom, ratingom, federáciou, FIDE ID, rokom narodenia, pohlavím a koeficientom K. Esc skryje zoznam, ak v ňom hráč nie je.

Rating použitý v podujatí sa berie z prvej listiny poradia, ktorá nejaký má; rating FIDE sa uchováva vedľa neho. V efektívnej rapidovej alebo bleskovej listine má hráč bez takého ratingu rating z klasického šachu (pravidlá pre rating v rapide a blesku 7.2.1). C porovná hráčov podujatia s hlavnou listinou. Medzerník označí, čo sa má prevziať, Enter prevezme všetko označené; jedno Späť to vráti. Rating prevzatý z inej listiny zostáva, aký je.</translation>
    </message>
    <message>
        <source>Lists of players</source>
        <translation>Zoznamy hráčov</translation>
    </message>
    <message>
        <source>Players come in from a spreadsheet or a mail (copy there, paste here), from a CSV, XLSX or ODS file, from a report file (TRF) or from another event. The program finds out what each column is, by its head or by what is in it; where it is wrong, choose at the side, and it is remembered for lists with the same head. What was unclear is said below each player. Who has the same ID, name and birth, or name as somebody else is not ticked: compare the two and decide. Nobody is added before you say so; then all of them are one line of the history, which one undo takes back.

The list of the event goes out the same way: Ctrl+C on the Players page copies it for a spreadsheet, Ctrl+S saves it. Days of birth, fees, notes, e-mail addresses and telephone numbers are not in it; a report file has the dates of birth, as FIDE asks.</source>
        <translation>Hráči sa prevezmú z tabuľky alebo z e-mailu (tam skopírovať, tu vložiť), zo súboru CSV, XLSX alebo ODS, zo súboru TRF alebo z iného turnaja. Program sám zistí, čo ktorý stĺpec znamená, podľa hlavičky alebo podľa obsahu; kde sa mýli, vyberte správny význam vedľa zoznamu, zapamätá si ho pre zoznamy s rovnakou hlavičkou. Čo bolo nejasné, je uvedené pod každým hráčom. Kto má rovnaké ID, meno a dátum narodenia alebo meno ako niekto iný, nie je zaškrtnutý: porovnajte oboch a rozhodnite. Nikto sa neprihlási skôr, než to potvrdíte; potom sú všetci jedným riadkom histórie, ktorý sa dá vrátiť naraz.

Zoznam turnaja sa dá rovnako aj odovzdať: Ctrl+C na stránke Hráči ho skopíruje do tabuľky, Ctrl+S ho uloží. Dni narodenia, vklady, poznámky, e-mailové adresy a telefónne čísla v ňom nie sú; v súbore TRF sú dátumy narodenia, ako žiada FIDE.</translation>
    </message>
    <message>
        <source>What hangs on the wall, lies on the tables and is handed out. Choose a paper on the left; beside it are its pages as they will be printed, with the time of printing and the number of each page. Lists are set in the largest type that needs no sheet more, and stand several times beside each other where that saves sheets.

One key prints what hangs on the wall now: the pairings of a round by board and by name; when all its results are there, the results and the standings; before the first round the lists of players. It works from every page.

Result slips are cut as a pile: the slips of one place of all sheets follow each other. The code on a slip names the event, the round and the board.

The size and the language of the papers, the logo and the lines above and below belong to the event and are saved in it. The printer belongs to this computer.</source>
        <translation>Čo visí na nástenke, leží na stoloch a rozdáva sa. Výtlačok vyberte vľavo; vedľa sú jeho strany tak, ako sa vytlačia, s časom tlače a číslom každej strany. Zoznamy majú najväčšie písmo, pri ktorom netreba ďalší hárok, a stoja vedľa seba viackrát, kde sa tým hárky ušetria.

Jeden kláves vytlačí, čo má teraz visieť na nástenke: žrebovanie kola podľa šachovníc a podľa mien; keď sú všetky výsledky, výsledky a poradie; pred prvým kolom zoznamy hráčov. Funguje na každej stránke.

Lístky na výsledky sa režú ako stoh: za sebou idú lístky z jedného miesta všetkých hárkov. Kód na lístku označuje turnaj, kolo a šachovnicu.

Veľkosť a jazyk výtlačkov, logo a riadky nad nimi a pod nimi patria k turnaju a sú v ňom uložené. Tlačiareň patrí k tomuto počítaču.</translation>
    </message>
    <message>
        <source>If another program moves, replaces or cuts the file while the event is open, a red line says so. Put the file back, or press the button in that line: everything that has happened is then saved in a new file beside it, and the event goes on there.</source>
        <translation>Ak iný program presunie, nahradí alebo skráti súbor, kým je turnaj otvorený, oznámi to červený riadok. Vráťte súbor na miesto, alebo stlačte tlačidlo v tomto riadku: všetko, čo sa stalo, sa potom uloží do nového súboru vedľa neho a turnaj pokračuje tam.</translation>
    </message>
    <message>
        <source>The big row is the board whose result you enter. Write the result as on the slip; the cursor moves to the next board without one. The keys are shown below the list.

Both scoresheets belong to the organiser (Laws 8.3). S ticks off those of the board, Q that of White, E that of Black; P prints the list of those that are missing.

A scanner that types like a keyboard reads the code of a printed slip: it leads to the round and the board, and one key enters the result. The digits of the code enter nothing. A result that is refused leaves the cursor where it was.</source>
        <translation>Veľký riadok je šachovnica, ktorej výsledok zapisujete. Píšte výsledok ako na lístku; kurzor prejde na ďalšiu šachovnicu bez výsledku. Klávesy sú pod zoznamom.

Oba partiáre patria organizátorovi (Pravidlá 8.3). S odškrtne partiáre šachovnice, Q partiár bieleho, E partiár čierneho; P vytlačí zoznam chýbajúcich.

Čítačka, ktorá píše ako klávesnica, prečíta kód vytlačeného lístka: dovedie vás ku kolu a šachovnici a výsledok zapíše jeden kláves. Číslice kódu nezapíšu nič. Pri odmietnutom výsledku kurzor ostane, kde bol.</translation>
    </message>
    <message>
        <source>Every ruling of the event, the latest first: what happened, what was decided, under which article and by whom. Rulings made with a key, a penalty for an illegal move for example, are listed too. Undone rulings stay, struck through. Press / and type a player, a board, an article or any words. Enter shows the case file: the clocks and the position at that moment, questions and answers, the decision and what followed, and the same ruling for the command line. Press A to attach a picture, a PDF or a text of at most 10 MB: with a word on what it shows; it is kept in the event file and stands in the case file; a text is printed there.

Press E for an appeal against the ruling: whom it goes to and until when the form of the event says. Lodge it, enter the decision, and where the ruling is set aside make the new one with the same key, or link one that was made since. Nothing changes at the board by the decision itself. The line of the ruling shows what came of the appeal, and the new ruling stays linked with it.

The register of offences shows the warnings, illegal moves, forfeits by the default time and other offences of each player, and which penalty is usual the next time. It is for the arbiters only and is in no other list or file. Both lists can be printed.</source>
        <translation>Všetky rozhodnutia turnaja, najnovšie ako prvé: čo sa stalo, ako sa rozhodlo, podľa ktorého článku a kto rozhodol. Patria sem aj rozhodnutia urobené klávesom, napríklad trest za nemožný ťah. Vrátené rozhodnutia ostávajú, prečiarknuté. Stlačte / a napíšte hráča, šachovnicu, článok alebo ľubovoľné slová. Enter ukáže spis: hodiny a pozíciu v tej chvíli, otázky a odpovede, rozhodnutie a čo nasledovalo, a to isté rozhodnutie pre príkazový riadok. Klávesom A sa priloží obrázok, PDF alebo text do 10 MB aj s poznámkou, čo je na ňom; uloží sa v súbore turnaja a je v spise; text sa v ňom vytlačí.

Stlačte E pre odvolanie proti rozhodnutiu: komu patrí a dokedy, hovorí formulár podujatia. Odvolanie sa podá, zapíše sa rozhodnutie o ňom, a ak sa rozhodnutie ruší, tým istým klávesom urobíte nové alebo spojíte to, ktoré medzitým padlo. Samo rozhodnutie o odvolaní na šachovnici nič nemení. Riadok rozhodnutia ukazuje, ako odvolanie dopadlo, a nové rozhodnutie s ním zostane spojené.

Register priestupkov ukazuje napomenutia, nemožné ťahy, kontumácie pre čakaciu dobu a iné priestupky každého hráča a ktorý trest je nabudúce obvyklý. Je len pre rozhodcov a nie je v žiadnom inom zozname ani súbore. Oba zoznamy možno vytlačiť.</translation>
    </message>
    <message>
        <source>Personal data</source>
        <translation>Osobné údaje</translation>
    </message>
    <message>
        <source>Nothing leaves this computer by itself. What is known of people is in the event file, which its owner alone can read, and in the papers and files that you make.

Dates of birth are on no paper. The report for the federation has them, because its format asks for them; lists of players have the year. E-mail addresses, telephone numbers, fees and notes are for the arbiters: on no paper and in no report. Papers on rulings are marked confidential. A sealed move stays encrypted until the envelope is opened.

The history keeps what was corrected. To give an event away without its people, make a copy on the command line: flagfall-cli journal anonymise open.flagfall copy.flagfall. Players get numbers; ratings, results, moves and days stay.</source>
        <translation>Z tohto počítača nič neodchádza samo. Čo je o ľuďoch známe, je v súbore turnaja, ktorý môže čítať iba jeho vlastník, a v listinách a súboroch, ktoré urobíte.

Dátumy narodenia nie sú na nijakej listine. Sú v správe pre zväz, lebo jej formát ich žiada; v zoznamoch hráčov je rok. E-maily, telefóny, poplatky a poznámky sú pre rozhodcov: nie sú na listinách ani v správach. Listiny o rozhodnutiach sú označené ako dôverné. Zapečatený ťah zostáva zašifrovaný, kým sa obálka neotvorí.

História uchováva aj to, čo sa opravilo. Ak chcete dať podujatie z ruky bez jeho ľudí, urobte kópiu v príkazovom riadku: flagfall-cli journal anonymise open.flagfall copy.flagfall. Hráči dostanú čísla; ratingy, výsledky, ťahy a dni zostanú.</translation>
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
        <translation>Súbory, ktoré turnaj dáva iným. Každý riadok hovorí, na čo je jeho súbor; zámok ukazuje, prečo sa teraz nedá vytvoriť. Enter sa spýta, kam ho uložiť, S ho uloží vedľa turnaja pod voľným názvom; tabuľka sa ukladá ako CSV alebo ako súbor tabuľkového procesora. Šípky vľavo a vpravo vyberú kolo, ktorého sú partie. Rovnaké súbory vytvorí aj príkazový riadok: flagfall-cli export.

Kým nie sú všetky partie skončené, konečné hlásenie nie je. I vytvorí priebežné, v ktorých sú tieto partie označené; pre ratingového referenta je len hlásenie skončeného turnaja a riadok hovorí, čo by v ňom referentovi chýbalo.

Archív so všetkým má obsah, ktorý hovorí, na čo je každý súbor a čo chýba. V súboroch TRF sú dátumy narodenia, lebo ich žiada ich formát; vo všetkých ostatných súboroch je najviac rok. E-mailové adresy, telefónne čísla, poplatky, poznámky a rozhodnutia nie sú v žiadnom z nich.

Ctrl+C skopíruje tabuľku: tu a na stránkach hráčov, poradia a výsledkov.</translation>
    </message>
    <message>
        <source>Hall screen</source>
        <translation>Tabuľa pre sálu</translation>
    </message>
    <message>
        <source>A second window for a projector or a television in the hall: pairings by board and by name, results as they come, standings, the clocks of the boards you choose, and the countdown to the next round. They take turns by themselves, page after page; lists with nothing to show are passed over. N and P turn the pages by hand, H holds one, and the small picture shows what the hall sees.

The window opens on a screen that is not the desk&apos;s. If that screen is disconnected, it goes to another one or closes, and opens again when the screen is back; it never covers the desk. It takes no keys: everything is steered from here, and Ctrl+Shift+F3 opens and closes it from every page.

The hall may not be told what only the arbiter and the players may say: the clocks show no flag and no count of moves, and the last ten seconds look like no time at all (Laws 6.8, 13.6). No claim may rest on the screen alone (6.14).</source>
        <translation>Druhé okno pre projektor alebo televízor v sále: žrebovanie podľa šachovníc a podľa mien, výsledky tak, ako prichádzajú, poradie, hodiny šachovníc, ktoré vyberiete, a čas do začiatku ďalšieho kola. Striedajú sa samy, stránka za stránkou; zoznamy, v ktorých nič nie je, sa preskočia. N a P obracajú stránky ručne, H stránku podrží a malý obrázok ukazuje, čo vidí sála.

Okno sa otvorí na inej obrazovke, než je obrazovka stola rozhodcu. Ak túto obrazovku niekto odpojí, okno prejde na inú alebo sa zatvorí a otvorí sa znova, keď bude obrazovka pripojená; stôl rozhodcu nikdy nezakryje. Neprijíma žiadne klávesy: všetko sa riadi odtiaľto a Ctrl+Shift+F3 ho otvára a zatvára z každej stránky.

Sála sa nesmie dozvedieť to, čo smú povedať iba rozhodca a hráči: hodiny neukazujú zástavky ani počet ťahov a posledných desať sekúnd vyzerá rovnako ako žiadny čas (Pravidlá 6.8, 13.6). Reklamácia sa nesmie opierať iba o tabuľu (6.14).</translation>
    </message>
    <message>
        <source>Web pages</source>
        <translation>Webové stránky</translation>
    </message>
    <message>
        <source>The event as a folder of pages for people at home: pairings, results, standings, a page for each player, and the games that are over. They need no script and nothing from elsewhere, so that any web server can hand them out. Choose the folder and the language, then press W, or Ctrl+Shift+F7 on any page. Only what has changed is written; files that this program did not make stay as they are. Switched on with A, the pages are written a few seconds after each change, and when the event is closed. The line below the title says when they were written last and what went wrong; a failure is told once.

Type the address at which people find the pages: the news feed uses it, the hall screen shows it as a code for telephones, and the Papers page has a sheet for the wall with it.</source>
        <translation>Turnaj ako priečinok stránok pre ľudí doma: žrebovanie, výsledky, poradie, stránka každého hráča a dohrané partie. Nepotrebujú skripty ani nič odinakiaľ, takže ich vydá ktorýkoľvek webový server. Vyberte priečinok a jazyk a stlačte W alebo kdekoľvek Ctrl+Shift+F7. Zapíše sa len to, čo sa zmenilo; súbory, ktoré nevytvoril tento program, zostanú, ako sú. Po zapnutí klávesom A sa stránky zapíšu niekoľko sekúnd po každej zmene a pri zatvorení turnaja. Riadok pod nadpisom hovorí, kedy sa zapísali naposledy a čo sa nepodarilo; zlyhanie sa ohlási raz.

Zapíšte adresu, na ktorej ľudia stránky nájdu: použije ju kanál RSS, tabuľa pre sálu ju ukáže ako kód pre telefóny a na stránke Tlač je s ňou hárok na stenu.</translation>
    </message>
    <message>
        <source>A command of your own may bring the pages to the server: rsync, scp, git or a program that you wrote. It runs after the pages have been written, without a shell; %f stands for the folder, and words with spaces go in quotation marks. It cannot ask for a password: use a key. Below the field stands what will be run, and after it the last lines that the command wrote and how it ended. It is stopped after the time you choose, or with X. When the program is closed a command that is running is stopped.

A command runs only after you have switched it on, and a command that you have changed is off again. Folder, address and command are kept on this computer for this event, not in the event file: a file from somebody else can bring no command along.</source>
        <translation>Na server môže stránky preniesť váš vlastný príkaz: rsync, scp, git alebo program, ktorý ste napísali. Spustí sa po zapísaní stránok, bez shellu; %f znamená priečinok a slová s medzerami patria do úvodzoviek. Na heslo sa opýtať nemôže: použite kľúč. Pod poľom je uvedené, čo sa spustí, a ďalej posledné riadky, ktoré príkaz vypísal, a ako sa skončil. Zastaví sa po čase, ktorý zvolíte, alebo klávesom X. Pri zatvorení programu sa bežiaci príkaz zastaví.

Príkaz sa spustí, až keď ho zapnete, a príkaz, ktorý ste zmenili, je opäť vypnutý. Priečinok, adresa a príkaz sa pre tento turnaj ukladajú v tomto počítači, nie v súbore turnaja: súbor od niekoho iného nemôže priniesť žiadny príkaz.</translation>
    </message>
    <message>
        <source>Results are typed in three ways. In order: the cursor goes on by itself. V verifies: everything is typed again from the first board. Nothing changes by it; the same result is marked as verified, and at another one the program stops, in red and with a tone, and says both. C corrects the result, with the usual question, G keeps what stands, and after a slip of the finger Backspace lets you type it once more. A result that changes is no longer verified. What was verified is known at this desk and until the program ends; it is saved nowhere. B takes slips in any order: the number of the board, Enter or the space bar, the result, and at once the next number. A scanned code takes the place of the number.

Keys wait until the result before is saved; none is lost at any speed. Where a result is refused or asked about, the keys behind it do nothing, with a tone, until you pause: they were meant for other boards, and answer no question. Another result than the one that stands is always asked about; if two slips or two people say different things, I leads from the question to the incident.

The keys below are Flagfall&apos;s own. K changes to the digits of another program, and the list below the results always shows what they mean: in Vega 1, 5 and 0 are the points of White, 3, 4 and 2 forfeits, 7 adjourns and 9 clears; in Sharly Chess 1, 3 and 2 are White, draw and Black, and 0 clears. The number pad types the same, and no keyboard needs Shift for a digit.</source>
        <translation>Výsledky sa píšu tromi spôsobmi. Po poradí: kurzor ide ďalej sám. V overuje: všetko sa píše znova od prvej šachovnice. Nič sa tým nemení; rovnaký výsledok sa označí ako overený a pri inom program zastane, červeno a s tónom, a povie oba. C výsledok opraví, s obvyklou otázkou, G nechá to, čo platí, a po preklepe sa klávesom Backspace výsledok napíše ešte raz. Výsledok, ktorý sa zmení, už nie je overený. Čo bolo overené, vie iba tento počítač a iba do konca programu; nikam sa to neukladá. B berie lístky v ľubovoľnom poradí: číslo šachovnice, Enter alebo medzerník, výsledok a hneď ďalšie číslo. Načítaný kód nahradí číslo.

Klávesy čakajú, kým sa uloží predchádzajúci výsledok; nestratí sa žiadny, nech píšete akokoľvek rýchlo. Ak sa výsledok odmietne alebo sa naň program pýta, klávesy za ním nerobia nič, s tónom, kým neurobíte prestávku: patrili iným šachovniciam a na otázku neodpovedajú. Na iný výsledok, než je zapísaný, sa program pýta vždy; ak dva lístky alebo dvaja ľudia tvrdia niečo iné, I vedie z otázky k incidentu.

Klávesy nižšie sú vlastné klávesy Flagfallu. K prepne na číslice iného programu a zoznam pod výsledkami vždy ukazuje, čo znamenajú: vo Vege sú 1, 5 a 0 body bieleho, 3, 4 a 2 kontumácie, 7 preruší partiu a 9 výsledok vymaže; v Sharly Chess sú 1, 3 a 2 biely, remíza a čierny a 0 výsledok vymaže. Numerická klávesnica píše to isté a na číslicu netreba Shift na nijakej klávesnici.</translation>
    </message>
    <message>
        <source>Language, theme, size of the text, the keys for results, tenths of a second and sound, for this computer. They do not touch the event.</source>
        <translation>Jazyk, vzhľad, veľkosť písma, klávesy výsledkov, desatiny sekundy a zvuk pre tento počítač. Turnaja sa netýkajú.</translation>
    </message>
    <message>
        <source>A paper before printing</source>
        <translation>Dokument pred tlačou</translation>
    </message>
    <message>
        <source>Check-in</source>
        <translation>Prezentácia</translation>
    </message>
    <message>
        <source>Who has come, before a round is paired. Type a few letters of any part of a name and press Enter: the player is here, and the field is ready for the next one. Delete takes it back. Tab goes to the next player who is missing; the drawing and the word at the end of each line say the state. What a player owes and your note stand in the line; Ctrl+F says that the fee is paid.

Ctrl+Return closes the check-in: everybody who is missing is named, and one key gives all of them a bye for the next round or withdraws them. A player who comes after that is checked in as usual, takes part again, and the bye is revoked. While somebody is missing, pairing asks; where nobody was checked in at all it does not. For a later round or the next day, begin the check-in anew.

Players can check in themselves: Ctrl+Shift+F2 opens a window for them, over the whole of a screen that neither you nor the hall screen use, if there is one. They touch or type the first letters, choose their name and say yes; for ten seconds it can be taken back. It shows names, federations and clubs, and nothing else. Byes for any round to come are typed in the form of the player, as 3, 5=0.</source>
        <translation>Kto prišiel, skôr než sa nažrebuje kolo. Napíšte niekoľko písmen z ktorejkoľvek časti mena a stlačte Enter: hráč je prítomný a pole čaká na ďalšieho. Delete to vráti. Tab prejde na ďalšieho chýbajúceho; stav hovorí kresba a slovo na konci riadka. V riadku je aj to, čo hráč dlhuje, a vaša poznámka; Ctrl+F zapíše, že vklad je zaplatený.

Ctrl+Enter prezentáciu uzavrie: vymenujú sa všetci chýbajúci a jeden kláves im dá voľno v najbližšom kole alebo zapíše ich odstúpenie. Kto príde potom, zapíše sa ako obvykle, znova hrá a voľno sa zruší. Kým niekto chýba, žrebovanie sa spýta; ak sa nezapísal nikto, nepýta sa. Pred ďalším kolom alebo na druhý deň začnite prezentáciu znova.

Hráči sa môžu zapísať sami: Ctrl+Shift+F2 otvorí okno pre nich, na celej obrazovke, ktorú nepoužívate vy ani tabuľa pre sálu, ak taká je. Dotykom alebo klávesmi zadajú prvé písmená, vyberú svoje meno a potvrdia ho; desať sekúnd to možno vrátiť. Vidno mená, federácie a kluby a nič iné. Voľná v ktoromkoľvek ďalšom kole sa píšu do formulára hráča, napríklad 3, 5=0.</translation>
    </message>
    <message>
        <source>Keep copies in a second place: choose a memory stick in Settings, and a copy is saved there whenever a round is over. Ctrl+Shift+K saves one at once. Test the newest copy there before you need it: it is restored on trial, opened and read.</source>
        <translation>Kópie majte na druhom mieste: v Nastaveniach vyberte kľúč USB a po skončení každého kola sa tam uloží kópia. Ctrl+Shift+K ju uloží hneď. Najnovšiu kópiu tam vyskúšajte skôr, než ju budete potrebovať: skúšobne sa obnoví, otvorí a prečíta.</translation>
    </message>
    <message>
        <source>At the foot of every printed page stands which history it was printed from: the number of the newest entry and sixteen signs. With such a page in hand anybody can check later that nothing before that entry was changed.</source>
        <translation>Na konci každej vytlačenej strany stojí, z akej histórie sa tlačila: číslo najnovšieho záznamu a šestnásť znakov. S takou stranou v ruke možno neskôr overiť, že sa pred týmto záznamom nič nezmenilo.</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>Prvé kroky</translation>
    </message>
    <message>
        <source>From nothing to round 1 in ten minutes. Every step has its key, and the same thing as a button on the page.</source>
        <translation>Od nuly k 1. kolu za desať minút. Každý krok má svoj kláves a to isté je na stránke aj ako tlačidlo.</translation>
    </message>
    <message>
        <source>1. Ctrl+N begins an event. Give it a name and a time control such as 90+30, choose the pairing system and the number of rounds, press Ctrl+Enter. The event is a file from now on, and everything is saved at once.</source>
        <translation>1. Ctrl+N začína turnaj. Zadajte názov a hracie tempo, napríklad 90+30, zvoľte systém žrebovania a počet kôl a stlačte Ctrl+Enter. Turnaj je odteraz súbor a všetko sa hneď ukladá.</translation>
    </message>
    <message>
        <source>2. F2 shows the players. Press +, type a name, a rating, Enter, and the next one. Or copy the rows of a spreadsheet or a mail and press Ctrl+V. With a rating list on this computer (Ctrl+Shift+L) a few letters of the name are enough.</source>
        <translation>2. F2 ukáže hráčov. Stlačte +, napíšte meno, rating, Enter, a ďalší hráč. Alebo skopírujte riadky tabuľky či správy a stlačte Ctrl+V. Ak je na tomto počítači ratingová listina (Ctrl+Shift+L), stačí niekoľko písmen mena.</translation>
    </message>
    <message>
        <source>3. On the day Shift+F2 is the check-in: a few letters, Enter, the player is here. Ctrl+Enter closes it with a bye or a withdrawal for everybody who is missing. You may leave it out.</source>
        <translation>3. V deň turnaja je Shift+F2 prezentácia: niekoľko písmen, Enter, hráč je tu. Ctrl+Enter ju uzavrie a každý, kto chýba, dostane voľno alebo odstúpi. Môžete ju vynechať.</translation>
    </message>
    <message>
        <source>4. F6 is the pairing. P pairs by the system; look at it, then Ctrl+Enter confirms the round. Ctrl+Shift+P prints what belongs on the wall; Ctrl+Shift+F3 opens the screen of the hall.</source>
        <translation>4. F6 je žrebovanie. P nažrebuje podľa systému; pozrite si ho a Ctrl+Enter kolo potvrdí. Ctrl+Shift+P vytlačí, čo patrí na nástenku; Ctrl+Shift+F3 otvorí tabuľu pre sálu.</translation>
    </message>
    <message>
        <source>5. F3 is the hall. Space starts the round: the clocks of the program, or, where the hall has its own (Event page), the time of the round. When something happens at a board, choose it with its number and press F12.</source>
        <translation>5. F3 je sála. Medzerník spustí kolo: hodiny programu alebo, kde má sála vlastné (stránka Turnaj), čas kola. Keď sa pri šachovnici niečo stane, zvoľte ju číslom a stlačte F12.</translation>
    </message>
    <message>
        <source>6. F4 takes the results: 1, 0 or = for each board. With the last one the round is over, F6 leads to the next pairing, F7 shows the standings. Ctrl+Z takes back whatever went wrong.</source>
        <translation>6. F4 prijíma výsledky: 1, 0 alebo = pre každú šachovnicu. Posledným sa kolo končí, F6 vedie k ďalšiemu žrebovaniu, F7 ukáže poradie. Ctrl+Z vezme späť, čo sa nepodarilo.</translation>
    </message>
    <message>
        <source>The window</source>
        <translation>Okno</translation>
    </message>
    <message>
        <source>On the left are the pages with their keys. Above stand the event, the round and the next step: one button does it. Beside it is who sits at the desk (a press changes the person), undo, the list of all actions, whether a board calls the arbiter, and whether everything is saved.</source>
        <translation>Vľavo sú stránky so svojimi klávesmi. Hore je turnaj, kolo a ďalší krok: urobí ho jedno tlačidlo. Vedľa je, kto sedí za stolom (stlačením sa osoba zmení), krok späť, zoznam všetkých úkonov, či niektorá šachovnica volá rozhodcu a či je všetko uložené.</translation>
    </message>
    <message>
        <source>Ctrl+K finds everything: actions and keys, players with their board, boards by number, rulings, articles of the Laws. Type a few letters of any part, choose with the arrows, press Enter.</source>
        <translation>Ctrl+K nájde všetko: úkony a klávesy, hráčov s ich šachovnicou, šachovnice podľa čísla, rozhodnutia, články Pravidiel. Napíšte niekoľko písmen z ktorejkoľvek časti, zvoľte šípkami a stlačte Enter.</translation>
    </message>
    <message>
        <source>What the program asks is answered with Enter or Escape, or with the letter that stands on the button; nothing irreversible happens without a question. F1 opens the help of the page, and its field finds how things are done.</source>
        <translation>Na otázky programu sa odpovedá klávesom Enter alebo Esc, prípadne písmenom na tlačidle; nič nezvratné sa nestane bez otázky. F1 otvorí pomocníka k stránke a jeho pole nájde, ako sa čo robí.</translation>
    </message>
    <message>
        <source>Press + to add a player; once round 1 is paired it is a late entry, and the form asks what the rounds before it count. Enter on a line opens the form again: what is corrected there is corrected everywhere. Byes for rounds to come are written in it as 3, 5=0. Ctrl+D withdraws the chosen player from the next round on, or brings the player back; Del removes one who has not been paired. In a Swiss Ctrl+B says before round 1 which players must not meet; in a round robin Ctrl+L draws the pairing numbers by lot.</source>
        <translation>Kláves + pridá hráča; po nažrebovaní 1. kola je to dodatočná prihláška a formulár sa opýta, čo platia predchádzajúce kolá. Enter na riadku formulár znova otvorí: čo sa opraví tam, je opravené všade. Voľná v ďalších kolách sa doň píšu ako 3, 5=0. Ctrl+D zapíše odstúpenie zvoleného hráča od ďalšieho kola alebo ho vráti do turnaja; Del odstráni toho, kto ešte nebol nažrebovaný. Vo švajčiarskom systéme sa klávesmi Ctrl+B pred 1. kolom určí, ktorí hráči sa nesmú stretnúť; v systéme každý s každým Ctrl+L vyžrebuje štartovné čísla.</translation>
    </message>
    <message>
        <source>A player raises a hand: C marks the board as calling the arbiter. The tile shows a bell and the time of day, the line above the boards has all calls, the oldest first, and a tone is heard (Settings). N goes to the oldest one, Shift+F12 does so from every page. C again says that somebody has come; a ruling at the board says so, too. The calls stay in the history with their times.</source>
        <translation>Hráč zdvihne ruku: C označí, že šachovnica volá rozhodcu. Políčko ukáže zvonček a hodinu, riadok nad šachovnicami má všetky volania od najstaršieho a zaznie tón (Nastavenia). N ide k najstaršiemu, Shift+F12 to urobí z každej stránky. Ďalšie C povie, že niekto prišiel; rozhodnutie pri šachovnici to povie tiež. Volania zostávajú v histórii aj s časmi.</translation>
    </message>
    <message>
        <source>The arrows go from player to player. Ctrl+C copies the table for a spreadsheet or a letter. Ctrl+P prints the standings, the crosstable and the progress by round; Ctrl+Shift+E saves them as a file.</source>
        <translation>Šípky prechádzajú z hráča na hráča. Ctrl+C skopíruje poradie do tabuľky alebo listu. Ctrl+P vytlačí poradie, tabuľku a priebeh po kolách; Ctrl+Shift+E ich uloží ako súbor.</translation>
    </message>
    <message>
        <source>The newest stands first, with the person who sat at the desk. Ctrl+Z takes back the last command with everything it did, Ctrl+Shift+Z does it again. Enter on a line that concerns a board shows its clock and its game at that moment; from there the arrows go through everything that happened at the board.</source>
        <translation>Najnovší úkon je prvý, aj s osobou, ktorá sedela za stolom. Ctrl+Z vezme späť posledný príkaz so všetkým, čo urobil, Ctrl+Shift+Z ho urobí znova. Enter na riadku, ktorý sa týka šachovnice, ukáže jej hodiny a partiu v tej chvíli; odtiaľ šípky prechádzajú všetkým, čo sa pri šachovnici stalo.</translation>
    </message>
    <message>
        <source>Closing the event</source>
        <translation>Ukončenie turnaja</translation>
    </message>
    <message>
        <source>What is left to do, line by line: rounds and games, calls, scoresheets, appeals, and what the rating officer would miss in the report. Enter goes to the page where it is done, and a line that is done says so. Below stand the days by which the reports are due, counted from the last day of the event (FIDE Rating Regulations).</source>
        <translation>Čo ešte treba urobiť, riadok po riadku: kolá a partie, privolania, partiáre, odvolania a čo by v hlásení chýbalo ratingovému referentovi. Enter ide na stránku, kde sa to robí, a hotový riadok to ukáže. Pod tým sú dni, dokedy treba poslať hlásenia, počítané od posledného dňa turnaja (Ratingové predpisy FIDE).</translation>
    </message>
    <message>
        <source>S saves the archive of everything beside the event: reports, games, tables and papers in one file with an index. P leads to the papers, the report of the arbiter among them, E to the files for the federation. Then Ctrl+W closes the event; its file is all that has to be kept.</source>
        <translation>S uloží vedľa turnaja archív všetkého: hlásenia, partie, tabuľky a výtlačky v jednom súbore s obsahom. P vedie k výtlačkym, je medzi nimi aj správa rozhodcu, E k súborom pre federáciu. Potom Ctrl+W turnaj zavrie; odložiť treba iba jeho súbor.</translation>
    </message>
    <message>
        <source>The arrows choose within a row, Tab goes to the next one, and what you choose holds at once. For each sound you say whether it is heard on this computer: a flag, a typed result that is not entered, a board that calls, the clock over the whole screen.</source>
        <translation>Šípky vyberajú v riadku, Tab ide na ďalší a voľba platí hneď. Pri každom zvuku určíte, či ho na tomto počítači počuť: pád zástavky, napísaný výsledok, ktorý sa nezapísal, šachovnica, ktorá volá, hodiny na celú obrazovku.</translation>
    </message>
    <message>
        <source>Each tile is a board. The filled bar with the arrow shows whose clock is running, a frame around the time means that little is left, a flag that it has run out.

Where the hall has clocks of its own (Event page), boards have no times here. Space begins the round, stops it when everybody must stop (an alarm) and resumes it; the time a player may arrive late runs with it. E declares it over. T takes the clock of a board out of the program, or puts one back.

The first click on a tile makes the board current; then a click on the running side presses its clock.</source>
        <translation>Každá dlaždica je šachovnica. Vyplnený pruh so šípkou ukazuje, koho hodiny bežia, rámik okolo času hovorí, že je ho málo, zástavka, že vypršal.

Ak má sála vlastné hodiny (stránka Turnaj), šachovnice sú tu bez časov. Medzerník kolo začne, pozastaví ho, keď musia všetci prestať (poplach), a potom v ňom pokračuje; čakacia doba plynie s ním. E vyhlási kolo za skončené. T vyradí hodiny šachovnice z programu alebo ich vráti.

Prvé kliknutie na dlaždicu zvolí šachovnicu; ďalšie na bežiacu stranu stlačí jej hodiny.</translation>
    </message>
    <message>
        <source>U goes to the next board without a result, M shows only those, L goes to the running clock with the least time left. When the last result is in, a line says so, names the games that are adjourned and the scoresheets that are missing, and offers the next pairing; nobody has to declare it over.</source>
        <translation>U ide na ďalšiu šachovnicu bez výsledku, M ukáže iba tie, L ide k bežiacim hodinám s najmenším zostávajúcim časom. Keď príde posledný výsledok, riadok to oznámi, vymenuje prerušené partie a chýbajúce partiáre a ponúkne ďalšie žrebovanie; nikto nemusí vyhlasovať koniec kola.</translation>
    </message>
    <message>
        <source>K writes down which of the organiser&apos;s clocks stands on the board, by what is written on it, and what is wrong with it. The clocks with a fault are listed there.</source>
        <translation>K zapíše, ktoré z hodín usporiadateľa stoja pri šachovnici, podľa toho, čo je na nich napísané, a akú majú chybu. Hodiny s chybou sú tam vypísané.</translation>
    </message>
    <message>
        <source>Boards that call the arbiter can stand at the foot of it, if you switch that on: everybody in the hall reads it.</source>
        <translation>Dole môžu byť šachovnice, ktoré volajú rozhodcu, ak to zapnete: číta to celá sála.</translation>
    </message>
    <message>
        <source>W says why the player has this rank: what separates the player from the one before, each game with the rank of the opponent, and what every round adds to the tie-breaks, with what is cut. Esc closes it.</source>
        <translation>W povie, prečo má hráč toto miesto: čo ho delí od predchádzajúceho, každú partiu s miestom súpera a čo každé kolo pridáva k pomocným hodnoteniam, aj čo sa škrtá. Esc to zavrie.</translation>
    </message>
    <message>
        <source>A game without a result when the next round is paired counts as a draw for that pairing, and as an adjourned game in tables and report files until its result is entered, at any time. A game that is still being played is listed here as well; C tells its players to seal, too. L prints the list of all of them, V saves the resumptions that have a day and time as a calendar, where you choose. If you learn only after the adjournment that the player had made a move on the board instead of sealing it, rule on it with I: the envelope must have this move.</source>
        <translation>Partia, ktorá pri žrebovaní ďalšieho kola nemá výsledok, sa na toto žrebovanie počíta ako remíza a v tabuľkách a súboroch TRF ako prerušená, kým sa nezadá jej výsledok; možno ho zadať kedykoľvek. Sú tu aj partie, ktoré sa ešte hrajú; aj ich hráčov vyzve C na zapečatenie. L vytlačí zoznam všetkých, V uloží dohrávky, ktoré majú deň a čas, ako kalendár tam, kde určíte. Ak sa až po prerušení dozviete, že hráč ťah zahral na šachovnici namiesto toho, aby ho zapečatil, rozhodnite o tom cez I: v obálke musí byť tento ťah.</translation>
    </message>
    <message>
        <source>Broadcast</source>
        <translation>Prenos</translation>
    </message>
    <message>
        <source>The games live on lichess.org. Make the broadcast and its rounds there, each without a source, and copy the address of the round into the field. Make a token there, too, with the right to create studies and broadcasts, and type it once: it goes into the secret store of this desktop and is never shown, written into the event or sent anywhere but to lichess.org. Where the desktop has no such store it is asked for at each start.

Nothing is sent before you press B, or Ctrl+Shift+F8 on any page, and each time an event is opened the broadcast is off again. The history says when it was switched on and off. While it is on, the badge in the bar above every page says whether the games arrive.</source>
        <translation>Partie naživo na lichess.org. Vytvorte tam prenos a jeho kolá, každé bez zdroja, a adresu kola skopírujte do poľa. Vytvorte tam aj token s právom vytvárať štúdie a prenosy a raz ho napíšte: uloží sa do úložiska hesiel tohto počítača a nikdy sa nezobrazí, nezapíše do podujatia ani nepošle inam než na lichess.org. Kde počítač také úložisko nemá, program si ho vypýta pri každom spustení.

Nič sa neposiela, kým nestlačíte B alebo na ktorejkoľvek stránke Ctrl+Shift+F8, a pri každom otvorení podujatia je prenos opäť vypnutý. História hovorí, kedy bol zapnutý a vypnutý. Kým je zapnutý, značka v lište nad každou stránkou hovorí, či partie dochádzajú.</translation>
    </message>
    <message>
        <source>The round that is played is sent a few seconds after each change: players, ratings, FIDE IDs, moves with the times beside them, and results. What you wrote beside a game, offers of a draw, claims and rulings are not. With a delay everything is sent that many minutes later; what still waits when you switch the broadcast off is not sent.

When the network or the server fails, the games are sent again after a while, as they are by then; nothing is lost. The server takes 100 games in a round: choose the boards where there are more. A game that it does not take stands on this page with the reason it gives. A new round needs its own address; games of an earlier round that still go on are sent to theirs.</source>
        <translation>Kolo, ktoré sa hrá, sa posiela pár sekúnd po každej zmene: hráči, ratingy, ID FIDE, ťahy s časmi pri nich a výsledky. Čo ste si k partii napísali, návrhy remízy, nároky a rozhodnutia sa neposielajú. S oneskorením sa všetko posiela o toľko minút neskôr; čo ešte čaká, keď prenos vypnete, sa nepošle.

Keď zlyhá sieť alebo server, partie sa po chvíli pošlú znova, tak ako sú vtedy; nič sa nestratí. Server berie 100 partií v kole: kde ich je viac, vyberte šachovnice. Partia, ktorú neprijme, stojí na tejto stránke s dôvodom, ktorý uvedie. Nové kolo potrebuje vlastnú adresu; partie staršieho kola, ktoré sa ešte hrajú, idú na tú svoju.</translation>
    </message>
    <message>
        <source>Once the agreed time has come, a game counts down how long each player may still take to come; after that I opens the panel with the lateness filled in. A player who must reply and came late has that time taken off with R: the form offers the minutes since the agreed time. A ruling carries out what it can by itself: it tells a player to seal, opens the paper you have read out, writes the move, resumes the game. For the rest it leads here, with the form filled in. Where a player made a move on the board after being told to seal, the envelope is compared with it.

The keys can be printed at once, or saved as a PDF under a name you choose, but not beside the event file: that file is the key, so print it and delete it. The print queue may keep a copy of the job, too. A prints the label for the envelope. The reply of a player who is there alone is typed with T, or sealed on paper with E.</source>
        <translation>Od dohodnutého času sa pri partii odpočítava, dokedy môže hráč ešte prísť; potom I otvorí panel s vyplneným meškaním. Hráčovi, ktorý má odpovedať a prišiel neskoro, sa tento čas odpočíta klávesom R: formulár ponúkne minúty od dohodnutého času. Rozhodnutie samo vykoná, čo môže: vyzve hráča, aby zapečatil ťah, otvorí papier, ktorý ste prečítali, zapíše ťah a znova spustí partiu. Na ostatné vedie sem, s vyplneným formulárom. Ak hráč po výzve zapečatiť vykonal ťah na šachovnici, porovná sa s ním obálka.

Kľúče možno hneď vytlačiť alebo uložiť ako PDF pod menom, ktoré zvolíte, ale nie vedľa súboru turnaja: ten súbor je kľúč, preto ho vytlačte a vymažte. Kópia úlohy môže zostať aj v tlačovej fronte. A vytlačí štítok na obálku. Odpoveď hráča, ktorý je tu sám, sa napíše klávesom T alebo zapečatí na papieri klávesom E.</translation>
    </message>
    <message>
        <source>At the end of a session the player to move seals the next move (Guidelines I). Press C to tell the players; their clocks run. When a player has sealed the move and stops the clock, press S at that moment: it stops the clock here and adjourns the game. K says who keeps the envelope and whether it is checked, D fixes when and where the game goes on. At the resumption W and B say who has come. O opens the envelope when the player who must reply is here: type what is written in it. A legal move is written on the record with Enter, then R resumes the game and starts the clock of the player who must reply. If that player is not here, R starts the clock beside the closed envelope. What is not exactly one legal move, or an envelope that is missing, is for a ruling: I opens the incident panel. M notes that an envelope or a key is missing; when it is found, K says who has it.

Each game shows what comes next, and only what can be done now has a button.

In an event where moves are sealed on the screen, T hides everything else and the player types the move twice, unseen. Sealing it stops the clock; nothing can be changed after that. The opening keys are shown once and are kept nowhere: print them, save them, or copy them by hand.</source>
        <translation>Na konci hracieho času hráč na ťahu zapečatí ďalší ťah (Smernice I). Klávesom C hráčov vyzvete; ich hodiny bežia. Keď hráč ťah zapečatí a zastavuje hodiny, stlačte v tej chvíli S: zastaví hodiny tu a preruší partiu. K určí, kto uschováva obálku a či je skontrolovaná, D určí, kedy a kde sa partia dohrá. Pri dohrávke W a B zaznamenajú, kto prišiel. O otvorí obálku, keď je tu hráč, ktorý má odpovedať: napíšte, čo je v nej. Možný ťah sa zapíše klávesom Enter, potom R začne dohrávku a spustí hodiny hráča, ktorý má odpovedať. Ak tu ten hráč nie je, R spustí jeho hodiny pri zatvorenej obálke. O tom, čo nie je práve jeden možný ťah, alebo o chýbajúcej obálke treba rozhodnúť: I otvorí panel incidentov. M zaznamená, že obálka alebo kľúč chýba; keď sa nájde, K určí, kto ju má.

Pri každej partii je napísané, čo nasleduje, a tlačidlo má len to, čo sa teraz dá urobiť.

V turnaji, kde sa ťahy pečatia na obrazovke, T skryje všetko ostatné a hráč napíše ťah dvakrát, nikto ho nevidí. Zapečatením sa zastavia hodiny; potom sa už nič nedá zmeniť. Otváracie kľúče sa ukážu raz a nikde sa neukladajú: vytlačte ich, uložte ich alebo opíšte rukou.</translation>
    </message>
    <message>
        <source>A file with errors is imported all the same, without a record being lost. Each error is listed with its line and column and with what was imported instead: an opponent or a colour from the other player&apos;s record, a result from the points of the player. Where nothing tells, the game has no result and waits for yours.</source>
        <translation>Súbor s chybami sa importuje tiež a žiadny záznam sa nestratí. Každá chyba je v zozname s riadkom a stĺpcom a s tým, čo sa importovalo namiesto nej: súper alebo farba zo záznamu druhého hráča, výsledok podľa bodov hráča. Kde to nič neprezradí, partia nemá výsledok a čaká na váš.</translation>
    </message>
    <message>
        <source>E opens the cells of a row: correct what was not understood, Enter reads the row again. Esc asks before the list is dropped.</source>
        <translation>E otvorí bunky riadka: opravte, čo program nepochopil, Enter riadok prečíta znova. Esc sa opýta, skôr než zoznam zahodí.</translation>
    </message>
    <message>
        <source>The left and right arrows show the standings as they were after an earlier round; Ctrl+C copies those. On the Papers and Export pages the same arrows choose the round.</source>
        <translation>Šípky doľava a doprava ukážu poradie po skoršom kole; Ctrl+C skopíruje to. Na stránkach Výtlačky a Export sa tými istými šípkami volí kolo.</translation>
    </message>
    <message>
        <source>At the end: type the prizes by place beside the papers (1: 500; 2-3: 300; 4: a book), and the prize list names the players who have those places. The certificate is for the player you choose there.</source>
        <translation>Na záver: vedľa výtlačkov napíšte ceny podľa miest (1: 500; 2-3: 300; 4: kniha) a zoznam cien uvedie hráčov na týchto miestach. Diplom je pre hráča, ktorého tam vyberiete.</translation>
    </message>
    <message>
        <source>When a list is imported while an event is open, the two are compared at once.</source>
        <translation>Ak sa zoznam importuje pri otvorenom turnaji, hneď sa s ním porovná.</translation>
    </message>
    <message>
        <source>While a question is open Enter only says which it is, and with which keys it is answered. W and B also say whose flag is down on a clock on the table. From a draw claim or a wrong setting on the clocks stand still: what they run while the panel is open is given back with the ruling, and stays given back where the ruling is withdrawn. Enter while a fact is missing names it. An appeal is lodged against a ruling on record: choose Appeal, and E leads to the rulings of the board.</source>
        <translation>Kým je otázka otvorená, Enter iba povie, ktorá to je a ktorými klávesmi sa na ňu odpovedá. W a B povedia aj to, komu spadla zástavka na hodinách na stole. Od reklamácie remízy alebo nesprávneho nastavenia majú hodiny stáť: čas, ktorý na nich ubehne, kým je panel otvorený, sa s rozhodnutím vráti a vrátený zostane, aj keď sa rozhodnutie anuluje. Enter povie, ktorý údaj chýba. Odvolanie sa podáva proti zapísanému rozhodnutiu: zvoľte Odvolanie a E vedie k rozhodnutiam na šachovnici.</translation>
    </message>
    <message>
        <source>Esc leads back to the hall at once, and the clock keeps running. F1 is this chapter. An incident is opened in the hall: here both players would read what the Laws say of their game, and the arbiter tells them nothing.</source>
        <translation>Esc vedie hneď späť do sály a hodiny bežia ďalej. F1 je táto kapitola. Incident sa otvára v sále: tu by obaja hráči čítali, čo o ich partii hovoria Pravidlá, a rozhodca im nič nehovorí.</translation>
    </message>
    <message>
        <source>A ruling that turns out wrong is withdrawn with W, whatever has happened since: say why, and the program tells what it takes back and what stays as it is before anything happens. The time of a game that is decided stays, and so does a result that a later round was paired with: change it on the page of results. Of a clock on the table the program says what you set back by hand. The ruling stays in the record with your reason, the register no longer counts it, and Undo makes it stand again. U undoes the ruling that is the last action, without a reason.</source>
        <translation>Rozhodnutie, ktoré sa ukáže ako nesprávne, anulujete klávesom W, nech sa odvtedy stalo čokoľvek: uveďte dôvod a program skôr, než sa čokoľvek stane, povie, čo vezme späť a čo zostane, ako je. Čas v rozhodnutej partii zostane a takisto výsledok, s ktorým sa žrebovalo neskoršie kolo: ten zmeňte na strane výsledkov. Pri hodinách na stole program povie, čo vrátite ručne. Rozhodnutie zostane v zázname s vaším dôvodom, register ho už nepočíta a Vziať späť mu vráti platnosť. U vráti späť rozhodnutie, ktoré je poslednou akciou, bez dôvodu.</translation>
    </message>
</context>
<context>
    <name>CheckInClose</name>
    <message>
        <source>Close the check-in</source>
        <translation>Uzavrieť prezentáciu</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) not here:</source>
        <translation>
            <numerusform>chýba %n hráč:</numerusform>
            <numerusform>chýbajú %n hráči:</numerusform>
            <numerusform>chýba %n hráčov:</numerusform>
        </translation>
    </message>
    <message>
        <source>Zero-point bye for all of them</source>
        <translation>Voľno bez bodu pre všetkých</translation>
    </message>
    <message>
        <source>Half-point bye for all of them</source>
        <translation>Voľno za pol bodu pre všetkých</translation>
    </message>
    <message>
        <source>Withdraw all of them</source>
        <translation>Odstúpenie všetkých</translation>
    </message>
    <message>
        <source>Remove all of them</source>
        <translation>Odstrániť všetkých</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušiť</translation>
    </message>
    <message>
        <source>The bye is for the next round only. Whoever comes later is checked in as usual and takes part again. Undo takes back all of it.</source>
        <translation>Voľno platí len pre najbližšie kolo. Kto príde neskôr, zapíše sa ako obvykle a znova hrá. Späť to vráti celé.</translation>
    </message>
</context>
<context>
    <name>CheckInKeys</name>
    <message>
        <source>find a player: a few letters of any part of the name</source>
        <translation>nájsť hráča: niekoľko písmen z ktorejkoľvek časti mena</translation>
    </message>
    <message>
        <source>find</source>
        <translation>nájsť</translation>
    </message>
    <message>
        <source>next player who is missing</source>
        <translation>ďalší chýbajúci hráč</translation>
    </message>
    <message>
        <source>next missing</source>
        <translation>ďalší chýbajúci</translation>
    </message>
    <message>
        <source>show only those who are missing, or everybody</source>
        <translation>ukázať len chýbajúcich, alebo všetkých</translation>
    </message>
    <message>
        <source>only missing</source>
        <translation>len chýbajúci</translation>
    </message>
    <message>
        <source>the player has paid what is owed</source>
        <translation>hráč zaplatil, čo dlhoval</translation>
    </message>
    <message>
        <source>fee paid</source>
        <translation>vklad zaplatený</translation>
    </message>
    <message>
        <source>add a player who is not in the list</source>
        <translation>pridať hráča, ktorý nie je v zozname</translation>
    </message>
    <message>
        <source>add a player</source>
        <translation>pridať hráča</translation>
    </message>
    <message>
        <source>edit the player: byes, rating, note</source>
        <translation>upraviť hráča: voľná, rating, poznámka</translation>
    </message>
    <message>
        <source>edit</source>
        <translation>upraviť</translation>
    </message>
    <message>
        <source>close the check-in: byes or withdrawal for who is missing</source>
        <translation>uzavrieť prezentáciu: voľno alebo odstúpenie chýbajúcich</translation>
    </message>
    <message>
        <source>close the check-in</source>
        <translation>uzavrieť prezentáciu</translation>
    </message>
    <message>
        <source>when closing: a zero-point bye for all who are missing</source>
        <translation>pri uzavretí: voľno bez bodu pre všetkých chýbajúcich</translation>
    </message>
    <message>
        <source>when closing: a half-point bye for all who are missing</source>
        <translation>pri uzavretí: voľno za pol bodu pre všetkých chýbajúcich</translation>
    </message>
    <message>
        <source>when closing: withdraw all who are missing; before round 1 they are removed</source>
        <translation>pri uzavretí: odstúpenie všetkých chýbajúcich; pred 1. kolom sa odstránia</translation>
    </message>
    <message>
        <source>begin the check-in anew: nobody is here</source>
        <translation>začať prezentáciu znova: nikto nie je prítomný</translation>
    </message>
    <message>
        <source>clear what was typed; leave the closing of the check-in</source>
        <translation>zmazať napísané; opustiť uzavretie prezentácie</translation>
    </message>
    <message>
        <source>the player is here</source>
        <translation>hráč je prítomný</translation>
    </message>
    <message>
        <source>here</source>
        <translation>prítomný</translation>
    </message>
    <message>
        <source>the player is not here after all</source>
        <translation>hráč predsa nie je prítomný</translation>
    </message>
    <message>
        <source>not here</source>
        <translation>neprítomný</translation>
    </message>
</context>
<context>
    <name>CheckInPage</name>
    <message>
        <source>Close the check-in</source>
        <translation>Uzavrieť prezentáciu</translation>
    </message>
    <message>
        <source>Show everybody</source>
        <translation>Ukázať všetkých</translation>
    </message>
    <message>
        <source>Only missing</source>
        <translation>Len chýbajúci</translation>
    </message>
    <message>
        <source>Fee paid</source>
        <translation>Vklad zaplatený</translation>
    </message>
    <message>
        <source>Close the players&apos; screen</source>
        <translation>Zavrieť obrazovku pre hráčov</translation>
    </message>
    <message>
        <source>Screen for self check-in</source>
        <translation>Obrazovka pre hráčov</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation>Začať znova</translation>
    </message>
    <message>
        <source>A few letters of the name, then Enter</source>
        <translation>Niekoľko písmen mena, potom Enter</translation>
    </message>
    <message>
        <source>Find a player</source>
        <translation>Nájsť hráča</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Hráči</translation>
    </message>
    <message>
        <source>Nobody of this name is entered. Add the player with %1.</source>
        <translation>Nikto s týmto menom nie je prihlásený. Hráča pridáte klávesmi %1.</translation>
    </message>
    <message>
        <source>Nobody is missing.</source>
        <translation>Nikto nechýba.</translation>
    </message>
    <message>
        <source>Nobody is entered yet</source>
        <translation>Zatiaľ nie je nikto prihlásený</translation>
    </message>
    <message>
        <source>Once players are entered they are checked in here: a few letters of the name, then Enter.</source>
        <translation>Prihlásení hráči sa tu zapisujú pri príchode: niekoľko písmen mena, potom Enter.</translation>
    </message>
    <message>
        <source>Add the first player</source>
        <translation>Pridať prvého hráča</translation>
    </message>
</context>
<context>
    <name>CheckInRow</name>
    <message>
        <source>Not here</source>
        <translation>Neprítomný</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Prítomný</translation>
    </message>
</context>
<context>
    <name>ClaimText</name>
    <message>
        <source>Threefold repetition by an intended move</source>
        <translation>Trojnásobné opakovanie pozície oznámeným ťahom</translation>
    </message>
    <message>
        <source>Threefold repetition on the board</source>
        <translation>Trojnásobné opakovanie pozície na šachovnici</translation>
    </message>
    <message>
        <source>Fifty moves by an intended move</source>
        <translation>Päťdesiat ťahov s oznámeným ťahom</translation>
    </message>
    <message>
        <source>Fifty moves on the board</source>
        <translation>Päťdesiat ťahov na šachovnici</translation>
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
        <translation>Hrá sa</translation>
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
        <source>The digits are only %1 mm high. They need 18 mm to be read from three metres.</source>
        <translation>Číslice sú vysoké len %1 mm. Na čítanie z troch metrov treba 18 mm.</translation>
    </message>
    <message>
        <source>The bar that shows whose clock is running is only %1 mm wide. It needs 50 mm to be seen from ten metres.</source>
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
    <name>ClockKeys</name>
    <message>
        <source>press the left side</source>
        <translation>stlačiť ľavú stranu</translation>
    </message>
    <message>
        <source>press the right side</source>
        <translation>stlačiť pravú stranu</translation>
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
        <source>announce both times and the move number</source>
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
        <source>help; F1 again leads back to the clock</source>
        <translation>pomocník; F1 znova vedie späť k hodinám</translation>
    </message>
    <message>
        <source>says where an incident is opened: players see this screen</source>
        <translation>povie, kde sa otvára incident: túto obrazovku vidia hráči</translation>
    </message>
    <message>
        <source>back to the hall; the clock keeps running</source>
        <translation>späť do sály; hodiny bežia ďalej</translation>
    </message>
</context>
<context>
    <name>ClockPage</name>
    <message>
        <source>Players see this screen: Esc leads back to the hall, and F12 opens the incident there.</source>
        <translation>Túto obrazovku vidia hráči: Esc vedie späť do sály a F12 tam otvorí incident.</translation>
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
        <source>Delay</source>
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
        <source>Counts presses of the clock. In the hall the arbiter always sees it.</source>
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
        <source>Announce the times</source>
        <translation>Ohlásiť časy</translation>
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
        <source>Leave, the clock keeps running</source>
        <translation>Odísť, hodiny bežia ďalej</translation>
    </message>
    <message>
        <source>Back to the hall</source>
        <translation>Späť do sály</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Pokračovať</translation>
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
        <source>%1 added to Black&apos;s time</source>
        <translation>čiernemu pridané: %1</translation>
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
        <source>White&apos;s period %1 ended after %2 moves</source>
        <translation>%1. časový úsek bieleho sa skončil po %2. ťahu</translation>
    </message>
    <message>
        <source>Black&apos;s period %1 ended after %2 moves</source>
        <translation>%1. časový úsek čierneho sa skončil po %2. ťahu</translation>
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
        <translation>neoprávnená reklamácia</translation>
    </message>
    <message>
        <source>disturbing the opponent</source>
        <translation>vyrušovanie súpera</translation>
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
        <source>The player is not in Canadian overtime.</source>
        <translation>Hráč nie je v kanadskom čase.</translation>
    </message>
    <message>
        <source>The lever is locked.</source>
        <translation>Páčka je zamknutá.</translation>
    </message>
    <message>
        <source>No flag is down.</source>
        <translation>Žiadna zástavka nespadla.</translation>
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
        <source>%1 taken off White&apos;s time</source>
        <translation>bielemu odobraté: %1</translation>
    </message>
    <message>
        <source>%1 taken off Black&apos;s time</source>
        <translation>čiernemu odobraté: %1</translation>
    </message>
    <message>
        <source>White set to move</source>
        <translation>ťah prepnutý na bieleho</translation>
    </message>
    <message>
        <source>Black set to move</source>
        <translation>ťah prepnutý na čierneho</translation>
    </message>
    <message>
        <source>last press undone</source>
        <translation>posledné stlačenie vzaté späť</translation>
    </message>
    <message>
        <source>times swapped</source>
        <translation>časy vymenené</translation>
    </message>
    <message>
        <source>White&apos;s Canadian overtime restarted</source>
        <translation>kanadský čas bieleho obnovený</translation>
    </message>
    <message>
        <source>Black&apos;s Canadian overtime restarted</source>
        <translation>kanadský čas čierneho obnovený</translation>
    </message>
    <message>
        <source>White&apos;s missed press counted</source>
        <translation>ťah bieleho započítaný bez stlačenia</translation>
    </message>
    <message>
        <source>Black&apos;s missed press counted</source>
        <translation>ťah čierneho započítaný bez stlačenia</translation>
    </message>
    <message>
        <source>time control changed to %1</source>
        <translation>hracie tempo zmenené na %1</translation>
    </message>
    <message>
        <source>White&apos;s flag fall cancelled, clock set to %1</source>
        <translation>pád zástavky bieleho zrušený, čas %1</translation>
    </message>
    <message>
        <source>Black&apos;s flag fall cancelled, clock set to %1</source>
        <translation>pád zástavky čierneho zrušený, čas %1</translation>
    </message>
    <message>
        <source>clock reset for a new game</source>
        <translation>hodiny nastavené ako pred partiou</translation>
    </message>
    <message>
        <source>undone: %1</source>
        <extracomment>%1 old and new values of a clock: &quot;White 1:51 → 0:51&quot;.</extracomment>
        <translation>zmenené späť: %1</translation>
    </message>
    <message>
        <source>White&apos;s flag down</source>
        <translation>bielemu padla zástavka</translation>
    </message>
    <message>
        <source>Black&apos;s flag down</source>
        <translation>čiernemu padla zástavka</translation>
    </message>
    <message>
        <source>clock switched to White automatically</source>
        <translation>hodiny sa samy prepli na bieleho</translation>
    </message>
    <message>
        <source>clock switched to Black automatically</source>
        <translation>hodiny sa samy prepli na čierneho</translation>
    </message>
    <message>
        <source>misuse of the clock</source>
        <translation>zaobchádzanie s hodinami</translation>
    </message>
    <message>
        <source>The clock has already been started.</source>
        <translation>Hodiny už boli spustené.</translation>
    </message>
    <message>
        <source>This clock switches automatically.</source>
        <translation>Tieto hodiny sa prepínajú samy.</translation>
    </message>
    <message>
        <source>The flag is down. Cancel the flag fall first.</source>
        <translation>Zástavka padla. Najprv zrušte jej pád.</translation>
    </message>
    <message>
        <source>That would leave the player no time.</source>
        <translation>Tým by hráč prišiel o všetok čas.</translation>
    </message>
    <message>
        <source>There is no press to undo.</source>
        <translation>Niet stlačenia, ktoré by sa dalo vziať späť.</translation>
    </message>
    <message>
        <source>That value is outside the limits.</source>
        <translation>Hodnota je mimo rozsahu.</translation>
    </message>
    <message>
        <source>The clock has been changed since; this can no longer be undone.</source>
        <translation>Hodiny sa odvtedy zmenili; toto sa už nedá vrátiť.</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>vrátené späť</translation>
    </message>
    <message>
        <source>adjourned before the end of the session</source>
        <translation>prerušenie pred koncom hracieho času</translation>
    </message>
    <message>
        <source>late for the resumption</source>
        <translation>neskorý príchod na dohrávku</translation>
    </message>
</context>
<context>
    <name>ClosingKeys</name>
    <message>
        <source>from line to line</source>
        <translation>z riadka na riadok</translation>
    </message>
    <message>
        <source>to the page where it is done</source>
        <translation>na stránku, kde sa to robí</translation>
    </message>
    <message>
        <source>go there</source>
        <translation>prejsť tam</translation>
    </message>
    <message>
        <source>save the archive of everything beside the event</source>
        <translation>uložiť archív všetkého vedľa turnaja</translation>
    </message>
    <message>
        <source>save the archive</source>
        <translation>uložiť archív</translation>
    </message>
    <message>
        <source>the papers: report of the arbiter, standings, crosstable</source>
        <translation>výtlačky: správa rozhodcu, poradie, tabuľka</translation>
    </message>
    <message>
        <source>papers</source>
        <translation>výtlačky</translation>
    </message>
    <message>
        <source>the files for the federation</source>
        <translation>súbory pre federáciu</translation>
    </message>
    <message>
        <source>files</source>
        <translation>súbory</translation>
    </message>
</context>
<context>
    <name>ClosingPage</name>
    <message>
        <source>Closing the event</source>
        <translation>Ukončenie turnaja</translation>
    </message>
    <message>
        <source>Save the archive</source>
        <translation>Uložiť archív</translation>
    </message>
    <message>
        <source>Papers</source>
        <translation>Výtlačky</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Súbory</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>Nothing found. Try another word.</source>
        <translation>Nič také tu nie je. Skúste iné slovo.</translation>
    </message>
    <message>
        <source>An action, a player, a board, a ruling, an article</source>
        <translation>Úkon, hráč, šachovnica, rozhodnutie, článok</translation>
    </message>
</context>
<context>
    <name>CommonKeys</name>
    <message>
        <source>through a list, or a long text</source>
        <translation>po zozname alebo po dlhom texte</translation>
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
        <source>from field to field, and to the buttons</source>
        <translation>z poľa do poľa a na tlačidlá</translation>
    </message>
    <message>
        <source>press the button that is lit</source>
        <translation>stlačiť zvýraznené tlačidlo</translation>
    </message>
    <message>
        <source>close what is open, else leave the page</source>
        <translation>zavrieť, čo je otvorené, inak odísť zo stránky</translation>
    </message>
</context>
<context>
    <name>ControlEditor</name>
    <message>
        <source>Time control</source>
        <translation>Hracie tempo</translation>
    </message>
    <message>
        <source>Use this time control</source>
        <translation>Použiť toto tempo</translation>
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
        <source>Time control</source>
        <translation>Hracie tempo</translation>
    </message>
    <message>
        <source>Presets and periods…</source>
        <translation>Predvoľby a úseky…</translation>
    </message>
    <message>
        <source>Time control of the event</source>
        <translation>Hracie tempo turnaja</translation>
    </message>
</context>
<context>
    <name>ControlLine</name>
    <message>
        <source>Time control</source>
        <translation>Hracie tempo, ako by ste ho napísali</translation>
    </message>
    <message>
        <source>For example 90+30, 40/90:30 +30, G/90 d5, W5 B4 +3@61; or as in a PGN or TRF file.</source>
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
        <translation>Toto ešte nie je hracie tempo.</translation>
    </message>
    <message>
        <source>In files %1. On the boards %2.</source>
        <translation>V súboroch %1. Značka na šachovniciach %2.</translation>
    </message>
    <message>
        <source>%1. In files %2. On the boards %3.</source>
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
        <source>Both clocks stop at a flag fall</source>
        <translation>Pri páde zástavky sa zastavia oboje hodiny</translation>
    </message>
    <message>
        <source>Usual with an increment. Without one, and always in US play, the other clock keeps running.</source>
        <translation>Bežné pri pridávaní času; bez pridávania, a v USA vždy, druhé hodiny bežia ďalej.</translation>
    </message>
    <message>
        <source>Increment for the first move too</source>
        <translation>Pridávať čas už na prvý ťah</translation>
    </message>
    <message>
        <source>Usual at FIDE events and on DGT clocks.</source>
        <translation>Bežné na turnajoch FIDE a na hodinách DGT.</translation>
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
        <translation>Zadajte hracie tempo, napríklad 90+30 alebo 3+2.</translation>
    </message>
    <message>
        <source>Minutes and seconds are mixed; write all times in minutes.</source>
        <translation>Minúty a sekundy sú pomiešané; píšte všetky časy v minútach.</translation>
    </message>
    <message>
        <source>These times do not make a time control.</source>
        <translation>Tieto časy netvoria hracie tempo.</translation>
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
        <translation>Byo-yomi</translation>
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
    <message>
        <source>hourglass of %1: what one player uses, the other gains</source>
        <translation>presýpacie hodiny (%1): čo jeden hráč minie, druhý získa</translation>
    </message>
    <message>
        <source>the time used is counted, without limit</source>
        <translation>počíta sa použitý čas, bez obmedzenia</translation>
    </message>
    <message>
        <source>Enter a number here.</source>
        <translation>Tu sa čaká číslo.</translation>
    </message>
    <message>
        <source>This character is not allowed in a time control.</source>
        <translation>Tento znak nemá v hracom tempe význam.</translation>
    </message>
    <message>
        <source>A period has neither main time nor increment.</source>
        <translation>Časový úsek nemá hlavný ani pridaný čas.</translation>
    </message>
    <message>
        <source>This must be the last period.</source>
        <translation>Po úseku tohto druhu nemôže nasledovať ďalší.</translation>
    </message>
    <message>
        <source>A period of this kind must be the whole time control, for both players.</source>
        <translation>Úsek tohto druhu musí tvoriť celé hracie tempo oboch hráčov.</translation>
    </message>
    <message>
        <source>both clocks stop at a flag fall</source>
        <translation>pri páde zástavky sa zastavia oboje hodiny</translation>
    </message>
    <message>
        <source>the other clock keeps running at a flag fall</source>
        <translation>pri páde zástavky bežia druhé hodiny ďalej</translation>
    </message>
    <message>
        <source>without increment for the first move</source>
        <translation>bez pridania času na prvý ťah</translation>
    </message>
</context>
<context>
    <name>DisplayAddress</name>
    <message>
        <source>Pairings, results and standings on your phone</source>
        <translation>Žrebovanie, výsledky a poradie vo vašom telefóne</translation>
    </message>
</context>
<context>
    <name>DisplayFields</name>
    <message>
        <source>Message to the hall</source>
        <translation>Oznam pre sálu</translation>
    </message>
    <message>
        <source>Enter shows it at the foot of the screen; an empty line takes it away.</source>
        <translation>Enter ho ukáže na spodku tabule; prázdny riadok ho odstráni.</translation>
    </message>
    <message>
        <source>Boards whose clocks are shown</source>
        <translation>Šachovnice, ktorých hodiny sa ukazujú</translation>
    </message>
    <message>
        <source>None unless you choose them. The hall sees times, but no flag and no count of moves.</source>
        <translation>Žiadne, kým ich nevyberiete. Sála vidí časy, ale nie zástavky ani počet ťahov.</translation>
    </message>
    <message>
        <source>Next round at</source>
        <translation>Ďalšie kolo o</translation>
    </message>
    <message>
        <source>As in the schedule of the event, unless you type another time: 16:30, or +15 for fifteen minutes from now.</source>
        <translation>Podľa časového plánu turnaja, kým nenapíšete iný čas: 16:30 alebo +15, teda o pätnásť minút.</translation>
    </message>
</context>
<context>
    <name>DisplayKeys</name>
    <message>
        <source>close the hall screen</source>
        <translation>zatvoriť tabuľu pre sálu</translation>
    </message>
    <message>
        <source>open the hall screen</source>
        <translation>otvoriť tabuľu pre sálu</translation>
    </message>
    <message>
        <source>close</source>
        <translation>zatvoriť</translation>
    </message>
    <message>
        <source>open</source>
        <translation>otvoriť</translation>
    </message>
    <message>
        <source>next page on the hall screen</source>
        <translation>ďalšia stránka tabule pre sálu</translation>
    </message>
    <message>
        <source>next</source>
        <translation>ďalšia</translation>
    </message>
    <message>
        <source>previous page on the hall screen</source>
        <translation>predošlá stránka tabule pre sálu</translation>
    </message>
    <message>
        <source>previous</source>
        <translation>predošlá</translation>
    </message>
    <message>
        <source>let the pages take turns again</source>
        <translation>nechať stránky znova striedať</translation>
    </message>
    <message>
        <source>hold the page on the hall screen</source>
        <translation>podržať stránku na tabuli pre sálu</translation>
    </message>
    <message>
        <source>go on</source>
        <translation>striedať</translation>
    </message>
    <message>
        <source>hold</source>
        <translation>podržať</translation>
    </message>
    <message>
        <source>message to the hall</source>
        <translation>oznam pre sálu</translation>
    </message>
    <message>
        <source>message</source>
        <translation>oznam</translation>
    </message>
    <message>
        <source>boards whose clocks are shown</source>
        <translation>šachovnice, ktorých hodiny sa ukazujú</translation>
    </message>
    <message>
        <source>boards</source>
        <translation>šachovnice</translation>
    </message>
    <message>
        <source>time of the next round, for the countdown</source>
        <translation>začiatok ďalšieho kola na odpočítavanie</translation>
    </message>
    <message>
        <source>next round</source>
        <translation>ďalšie kolo</translation>
    </message>
    <message>
        <source>dark or light hall screen</source>
        <translation>tmavá alebo svetlá tabuľa pre sálu</translation>
    </message>
    <message>
        <source>dark or light</source>
        <translation>tmavá alebo svetlá</translation>
    </message>
    <message>
        <source>from a field back to the page</source>
        <translation>z poľa späť na stránku</translation>
    </message>
</context>
<context>
    <name>DisplayPage</name>
    <message>
        <source>Hall screen</source>
        <translation>Tabuľa pre sálu</translation>
    </message>
    <message>
        <source>Close the hall screen</source>
        <translation>Zatvoriť tabuľu pre sálu</translation>
    </message>
    <message>
        <source>Open the hall screen</source>
        <translation>Otvoriť tabuľu pre sálu</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Predošlá</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Ďalšia</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Striedať</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Podržať</translation>
    </message>
    <message>
        <source>Take turns by themselves</source>
        <translation>Striedajú sa samy</translation>
    </message>
    <message>
        <source>Seconds for each page. Lists with nothing to show are passed over.</source>
        <translation>Sekundy na každú stránku. Zoznamy, v ktorých nič nie je, sa preskočia.</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>Obrazovka</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farby</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Tmavé</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Svetlé</translation>
    </message>
    <message>
        <source>Boards that call the arbiter, at the foot</source>
        <translation>Šachovnice, ktoré volajú rozhodcu, dole</translation>
    </message>
    <message>
        <source>Off unless you want it: everybody in the hall reads it.</source>
        <translation>Vypnuté, kým to nechcete: číta to celá sála.</translation>
    </message>
</context>
<context>
    <name>DisplayScreen</name>
    <message>
        <source>Hall screen</source>
        <translation>Tabuľa pre sálu</translation>
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
        <translation>voľno</translation>
    </message>
    <message>
        <source>adj.</source>
        <comment>adjourned</comment>
        <extracomment>On the hall screen in the place of a result; as short as possible.</extracomment>
        <translation>preruš.</translation>
    </message>
</context>
<context>
    <name>DisplayTurnRow</name>
    <message>
        <source>%1, on the hall screen now</source>
        <translation>%1, teraz na tabuli pre sálu</translation>
    </message>
    <message>
        <source>%1: shorter</source>
        <translation>%1: kratšie</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1: longer</source>
        <translation>%1: dlhšie</translation>
    </message>
    <message>
        <source>Show now: %1</source>
        <translation>Ukázať teraz: %1</translation>
    </message>
    <message>
        <source>Show now</source>
        <translation>Ukázať teraz</translation>
    </message>
</context>
<context>
    <name>DisplayWindow</name>
    <message>
        <source>Hall screen</source>
        <translation>Tabuľa pre sálu</translation>
    </message>
</context>
<context>
    <name>EntriesKeys</name>
    <message>
        <source>add the players that are ticked</source>
        <translation>prihlásiť zaškrtnutých hráčov</translation>
    </message>
    <message>
        <source>add the players</source>
        <translation>prihlásiť hráčov</translation>
    </message>
    <message>
        <source>tick the player or leave the player out</source>
        <translation>zaškrtnúť alebo vynechať hráča</translation>
    </message>
    <message>
        <source>tick</source>
        <translation>zaškrtnúť</translation>
    </message>
    <message>
        <source>next player with a note</source>
        <translation>ďalší hráč s poznámkou</translation>
    </message>
    <message>
        <source>next note</source>
        <translation>ďalšia poznámka</translation>
    </message>
    <message>
        <source>say what the columns are</source>
        <translation>určiť význam stĺpcov</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>stĺpce</translation>
    </message>
    <message>
        <source>paste another list</source>
        <translation>vložiť iný zoznam</translation>
    </message>
    <message>
        <source>open a file with players</source>
        <translation>otvoriť súbor s hráčmi</translation>
    </message>
    <message>
        <source>back without adding anybody</source>
        <translation>naspäť bez prihlásenia</translation>
    </message>
    <message>
        <source>correct the cells of the row</source>
        <translation>opraviť bunky riadka</translation>
    </message>
    <message>
        <source>correct</source>
        <translation>opraviť</translation>
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
        <translation>Vložiť</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Otvoriť súbor</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušiť</translation>
    </message>
    <message>
        <source>Players in the list</source>
        <translation>Hráči v zozname</translation>
    </message>
    <message>
        <source>Drop this list? Nobody has been added to the event.</source>
        <translation>Zahodiť tento zoznam? Do turnaja nebol nikto pridaný.</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Zahodiť</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Pokračovať</translation>
    </message>
</context>
<context>
    <name>EntriesText</name>
    <message>
        <source>No name: not a player.</source>
        <translation>Chýba meno: nie je to hráč.</translation>
    </message>
    <message>
        <source>The name is too long or contains characters that are not allowed.</source>
        <translation>Meno je príliš dlhé alebo obsahuje nepovolené znaky.</translation>
    </message>
    <message>
        <source>The title was in the name</source>
        <translation>Titul bol v mene</translation>
    </message>
    <message>
        <source>Not a FIDE title, left out</source>
        <translation>Toto nie je titul FIDE, vynechané</translation>
    </message>
    <message>
        <source>Not a rating, left out</source>
        <translation>Toto nie je rating, vynechané</translation>
    </message>
    <message>
        <source>Not the three letters of a federation, left out</source>
        <translation>Toto nie sú tri písmená federácie, vynechané</translation>
    </message>
    <message>
        <source>Not a FIDE ID, left out</source>
        <translation>Toto nie je FIDE ID, vynechané</translation>
    </message>
    <message>
        <source>Not a date of birth, left out</source>
        <translation>Toto nie je dátum narodenia, vynechané</translation>
    </message>
    <message>
        <source>Day and month cannot be told apart, only the year is kept</source>
        <translation>Deň a mesiac sa nedajú rozlíšiť, ostáva iba rok</translation>
    </message>
    <message>
        <source>Not a sex, left out</source>
        <translation>Toto nie je pohlavie, vynechané</translation>
    </message>
    <message>
        <source>Not a number, left out</source>
        <translation>Toto nie je číslo, vynechané</translation>
    </message>
    <message>
        <source>Not an amount, left out</source>
        <translation>Toto nie je suma, vynechané</translation>
    </message>
    <message>
        <source>Too long or with characters that are not allowed, left out</source>
        <translation>Príliš dlhé alebo s nepovolenými znakmi, vynechané</translation>
    </message>
    <message>
        <source>There is no table in it.</source>
        <translation>Nie je v tom žiadna tabuľka.</translation>
    </message>
    <message>
        <source>It is too large for a list of players.</source>
        <translation>Na zoznam hráčov je to príliš veľké.</translation>
    </message>
    <message>
        <source>It has too many cells for a list of players.</source>
        <translation>Na zoznam hráčov je tam priveľa buniek.</translation>
    </message>
    <message>
        <source>A cell is too long.</source>
        <translation>Jedna bunka je príliš dlhá.</translation>
    </message>
    <message>
        <source>A quotation mark is never closed.</source>
        <translation>Úvodzovky nie sú uzavreté.</translation>
    </message>
    <message>
        <source>It is neither text nor a spreadsheet.</source>
        <translation>Nie je to text ani tabuľka.</translation>
    </message>
    <message>
        <source>An old Excel file, or one with a password: save it as .xlsx without one.</source>
        <translation>Starý súbor Excelu alebo súbor s heslom: uložte ho ako .xlsx bez hesla.</translation>
    </message>
    <message>
        <source>It has a password: save it without one.</source>
        <translation>Súbor má heslo: uložte ho bez hesla.</translation>
    </message>
    <message>
        <source>The file is damaged.</source>
        <translation>Súbor je poškodený.</translation>
    </message>
    <message>
        <source>The file is built in a way that no spreadsheet needs, and is not read.</source>
        <translation>Súbor je zostavený tak, ako to žiadna tabuľka nepotrebuje, a nečíta sa.</translation>
    </message>
    <message>
        <source>The file cannot be written.</source>
        <translation>Súbor sa nedá zapísať.</translation>
    </message>
    <message>
        <source>The same ID as %1</source>
        <extracomment>%1 a player with some details.</extracomment>
        <translation>Rovnaké ID ako %1</translation>
    </message>
    <message>
        <source>The same name and birth as %1</source>
        <translation>Rovnaké meno a narodenie ako %1</translation>
    </message>
    <message>
        <source>The same name as %1</source>
        <translation>Rovnaké meno ako %1</translation>
    </message>
    <message>
        <source>Nearly the same name as %1</source>
        <translation>Takmer rovnaké meno ako %1</translation>
    </message>
    <message>
        <source>(not used)</source>
        <comment>a column</comment>
        <translation>(nepoužitý)</translation>
    </message>
    <message>
        <source>Whole name</source>
        <translation>Celé meno</translation>
    </message>
    <message>
        <source>Surname</source>
        <translation>Priezvisko</translation>
    </message>
    <message>
        <source>Given name</source>
        <translation>Krstné meno</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>E-mail</translation>
    </message>
    <message>
        <source>Telephone</source>
        <translation>Telefón</translation>
    </message>
    <message>
        <source>%1: “%2”</source>
        <extracomment>%1 what was unclear, %2 what the cell says.</extracomment>
        <translation>%1: „%2“</translation>
    </message>
    <message>
        <source>Row %1, column %2: %3</source>
        <extracomment>%1 and %2 are numbers, %3 a sentence.</extracomment>
        <translation>Riadok %1, stĺpec %2: %3</translation>
    </message>
    <message>
        <source>tab</source>
        <comment>between cells</comment>
        <translation>tabulátor</translation>
    </message>
    <message>
        <source>semicolon</source>
        <translation>bodkočiarka</translation>
    </message>
    <message>
        <source>comma</source>
        <translation>čiarka</translation>
    </message>
    <message>
        <source>vertical bar</source>
        <translation>zvislá čiara</translation>
    </message>
    <message>
        <source>two spaces or more</source>
        <translation>dve medzery alebo viac</translation>
    </message>
    <message>
        <source>nothing: one column</source>
        <translation>nič: jeden stĺpec</translation>
    </message>
    <message>
        <source>as written</source>
        <translation>ako je napísané</translation>
    </message>
    <message>
        <source>surname first</source>
        <translation>najprv priezvisko</translation>
    </message>
    <message>
        <source>given name first</source>
        <translation>najprv krstné meno</translation>
    </message>
    <message>
        <source>A federation that FIDE does not know, kept</source>
        <translation>Federácia, ktorú FIDE nepozná, ponechaná</translation>
    </message>
    <message>
        <source>A women&apos;s title of a man, kept</source>
        <translation>Ženský titul u muža, ponechaný</translation>
    </message>
</context>
<context>
    <name>EntryColumns</name>
    <message>
        <source>How the list is read</source>
        <translation>Ako sa zoznam číta</translation>
    </message>
    <message>
        <source>Names are written</source>
        <translation>Mená sú napísané</translation>
    </message>
    <message>
        <source>Sheet</source>
        <comment>of a spreadsheet</comment>
        <translation>Hárok</translation>
    </message>
    <message>
        <source>Between the cells</source>
        <translation>Medzi bunkami</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Kódovanie</translation>
    </message>
    <message>
        <source>What the columns are stands in</source>
        <translation>Čo je v stĺpcoch, hovorí</translation>
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
        <source>Fixed once the first round is paired.</source>
        <translation>Po nažrebovaní 1. kola sa už nemení.</translation>
    </message>
    <message>
        <source>Default time, in minutes</source>
        <translation>Čakacia doba v minútach</translation>
    </message>
    <message>
        <source>A player who arrives after this time loses the game (Laws 6.7; 2009: 6.6). Empty: 0 minutes.</source>
        <translation>Hráč, ktorý príde po uplynutí tohto času od začiatku kola, prehráva (Pravidlá 6.7; 2009: 6.6). Prázdne: nikto nesmie meškať.</translation>
    </message>
    <message>
        <source>Quickplay finish was announced (Guidelines III; 2014: Appendix G)</source>
        <translation>Ukončenie rýchlej hry bolo oznámené (Smernice III; 2014: Príloha G)</translation>
    </message>
    <message>
        <source>Initial colour</source>
        <translation>Farba prvého hráča v 1. kole</translation>
    </message>
    <message>
        <source>drawn by lots</source>
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
        <translation>Pridelené voľno sa počíta za</translation>
    </message>
    <message>
        <source>No draw by agreement before move</source>
        <translation>Bez remízy dohodou pred ťahom</translation>
    </message>
    <message>
        <source>Without the arbiter&apos;s consent (Laws 9.1). Empty: no such rule; “never”: not at all.</source>
        <translation>Bez súhlasu rozhodcu (Pravidlá 9.1). Prázdne: bez takého pravidla; „never“: pri žiadnom ťahu.</translation>
    </message>
    <message>
        <source>Names in the alphabet of</source>
        <translation>Mená v abecede jazyka</translation>
    </message>
    <message>
        <source>Sorts the names in lists.</source>
        <translation>Radí mená v zoznamoch.</translation>
    </message>
    <message>
        <source>Win counts</source>
        <translation>Výhra sa počíta za</translation>
    </message>
    <message>
        <source>Draw counts</source>
        <translation>Remíza sa počíta za</translation>
    </message>
    <message>
        <source>Loss counts</source>
        <translation>Prehra sa počíta za</translation>
    </message>
    <message>
        <source>A latecomer may be let in by</source>
        <translation>Oneskoreného hráča smie pripustiť</translation>
    </message>
    <message>
        <source>the arbiter</source>
        <translation>rozhodca</translation>
    </message>
    <message>
        <source>the regulations only</source>
        <translation>len pravidlá súťaže</translation>
    </message>
    <message>
        <source>Rapid and blitz under the Competition Rules: supervised, every game recorded (Laws %1)</source>
        <translation>Rapid a blesk podľa Pravidiel súťaže: s dozorom, každá partia zapísaná (Pravidlá %1)</translation>
    </message>
    <message>
        <source>Penalty for an electronic device</source>
        <translation>Trest za elektronické zariadenie</translation>
    </message>
    <message>
        <source>Devices are allowed switched off in a bag, placed as agreed with the arbiter</source>
        <translation>Zariadenia sú dovolené vypnuté v taške na mieste dohodnutom s rozhodcom</translation>
    </message>
    <message>
        <source>Fines were announced in advance</source>
        <translation>Pokuty boli vopred oznámené</translation>
    </message>
    <message>
        <source>The hall has clocks of its own: boards are shown without times</source>
        <translation>Sála má vlastné hodiny: šachovnice sa ukazujú bez časov</translation>
    </message>
    <message>
        <source>Deputy arbiters</source>
        <translation>Zástupcovia hlavného rozhodcu</translation>
    </message>
    <message>
        <source>One in each line, with title, as the report file has them.</source>
        <translation>Každý na jednom riadku, s titulom, tak ako ich má súbor hlásenia.</translation>
    </message>
    <message>
        <source>Players are numbered by their</source>
        <translation>Hráči sa číslujú podľa</translation>
    </message>
</context>
<context>
    <name>EventKeys</name>
    <message>
        <source>create the event, or save the changes</source>
        <translation>vytvoriť turnaj alebo uložiť zmeny</translation>
    </message>
    <message>
        <source>leave without saving</source>
        <translation>odísť bez uloženia</translation>
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
        <translation>Údaje o otvorenom turnaji</translation>
    </message>
    <message>
        <source>Everything here can be changed until the first round is paired.</source>
        <translation>Všetko sa dá meniť, kým nie je nažrebované prvé kolo.</translation>
    </message>
    <message>
        <source>A round is paired: the system, the number of rounds, the time control and the edition can no longer be changed.</source>
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
    <name>EventPapers</name>
    <message>
        <source>Round %1</source>
        <translation>%1. kolo</translation>
    </message>
    <message>
        <source>Board %1</source>
        <translation>Šachovnica %1</translation>
    </message>
    <message>
        <source>Other:</source>
        <translation>Iný:</translation>
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
        <source>Result</source>
        <translation>Výsledok</translation>
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
        <translation>Partiáre</translation>
    </message>
    <message>
        <source>round %1 scoresheets</source>
        <comment>file</comment>
        <translation>kolo %1 partiáre</translation>
    </message>
    <message>
        <source>Board cards</source>
        <translation>Čísla šachovníc</translation>
    </message>
    <message>
        <source>round %1 board cards</source>
        <comment>file</comment>
        <translation>kolo %1 čísla šachovníc</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Šachovnica</translation>
    </message>
    <message>
        <source>Option %1</source>
        <extracomment>On the sheet for setting the clocks: %1 the number of an option of a clock.</extracomment>
        <translation>Voľba %1</translation>
    </message>
    <message>
        <source>all the rest</source>
        <comment>moves of a period</comment>
        <translation>všetky ostatné</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) in %1</source>
        <extracomment>Of Canadian overtime: so many moves in this time.</extracomment>
        <translation>
            <numerusform>%n ťah za %1</numerusform>
            <numerusform>%n ťahy za %1</numerusform>
            <numerusform>%n ťahov za %1</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <comment>increment or delay</comment>
        <translation>žiadny</translation>
    </message>
    <message>
        <source>%1 from move %2</source>
        <extracomment>Of an increment or delay: the move from which it is given.</extracomment>
        <translation>%1 od ťahu %2</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Fáza</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Spôsob</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ťahy</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Čas</translation>
    </message>
    <message>
        <source>Each move</source>
        <translation>Na ťah</translation>
    </message>
    <message>
        <source>Setting the clocks</source>
        <translation>Nastavenie hodín</translation>
    </message>
    <message>
        <source>setting the clocks</source>
        <comment>file</comment>
        <translation>nastavenie hodín</translation>
    </message>
    <message>
        <source>Number of the option</source>
        <translation>Číslo voľby</translation>
    </message>
    <message>
        <source>To set by hand</source>
        <translation>Ručné nastavenie</translation>
    </message>
    <message>
        <source>Next period</source>
        <translation>Ďalšia fáza</translation>
    </message>
    <message>
        <source>when the time of a player runs out</source>
        <translation>keď hráčovi uplynie čas</translation>
    </message>
    <message>
        <source>when a player has made the moves</source>
        <translation>keď hráč urobí predpísané ťahy</translation>
    </message>
    <message>
        <source>After a flag fall</source>
        <translation>Po páde zástavky</translation>
    </message>
    <message>
        <source>both clocks stop</source>
        <translation>obe strany hodín sa zastavia</translation>
    </message>
    <message>
        <source>the clock of the opponent goes on</source>
        <translation>hodiny súpera bežia ďalej</translation>
    </message>
    <message>
        <source>Before the round</source>
        <translation>Pred kolom</translation>
    </message>
    <message>
        <source>Both displays show the time of the first period.</source>
        <translation>Oba displeje ukazujú čas prvej fázy.</translation>
    </message>
    <message>
        <source>The side of White is to move, and the clock is paused.</source>
        <translation>Na ťahu je strana bieleho a hodiny stoja.</translation>
    </message>
    <message>
        <source>The move counter is at its start, and no sound is on.</source>
        <translation>Počítadlo ťahov je na začiatku a zvuk je vypnutý.</translation>
    </message>
    <message>
        <source>The battery sign is not shown.</source>
        <translation>Na displeji nie je znak batérie.</translation>
    </message>
    <message>
        <source>Pairings by board</source>
        <translation>Žrebovanie podľa šachovníc</translation>
    </message>
    <message>
        <source>Pairings by name</source>
        <translation>Žrebovanie podľa mien</translation>
    </message>
    <message>
        <source>Results of the round</source>
        <translation>Výsledky kola</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Poradie</translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation>Tabuľka</translation>
    </message>
    <message>
        <source>Progress by round</source>
        <translation>Priebeh po kolách</translation>
    </message>
    <message>
        <source>Starting list</source>
        <translation>Štartová listina</translation>
    </message>
    <message>
        <source>Players by name</source>
        <translation>Hráči podľa mien</translation>
    </message>
    <message>
        <source>Byes and absent players</source>
        <translation>Voľná a neprítomní</translation>
    </message>
    <message>
        <source>Name plates</source>
        <translation>Menovky</translation>
    </message>
    <message>
        <source>Report of the arbiter</source>
        <translation>Správa rozhodcu</translation>
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
        <translation>Začiatok: %1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <extracomment>Above a list of players.</extracomment>
        <translation>
            <numerusform>%n hráč</numerusform>
            <numerusform>%n hráči</numerusform>
            <numerusform>%n hráčov</numerusform>
        </translation>
    </message>
    <message>
        <source>No.</source>
        <comment>pairing number</comment>
        <translation>Č.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Meno</translation>
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
        <translation>štartová listina</translation>
    </message>
    <message>
        <source>players by name</source>
        <comment>file</comment>
        <translation>hráči podľa mien</translation>
    </message>
    <message>
        <source>name plates</source>
        <comment>file</comment>
        <translation>menovky</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Federácia</translation>
    </message>
    <message>
        <source>Chief arbiter</source>
        <translation>Hlavný rozhodca</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Systém</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Kolá</translation>
    </message>
    <message>
        <source>%1 of %2 paired</source>
        <translation>nažrebované %1 z %2</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>Hracie tempo</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>Pravidlá</translation>
    </message>
    <message>
        <source>Tie-breaks</source>
        <translation>Pomocné hodnotenia</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Hráči</translation>
    </message>
    <message>
        <source>Rated players</source>
        <translation>Hráči s ratingom</translation>
    </message>
    <message>
        <source>Average rating of the rated players</source>
        <translation>Ich priemerný rating</translation>
    </message>
    <message>
        <source>Titled players</source>
        <translation>Hráči s titulom</translation>
    </message>
    <message>
        <source>Women</source>
        <translation>Ženy</translation>
    </message>
    <message>
        <source>Late entries</source>
        <translation>Prihlásení neskôr</translation>
    </message>
    <message>
        <source>Withdrawals</source>
        <translation>Odstúpenia</translation>
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
        <translation>Výhry bieleho</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Remízy</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>Výhry čierneho</translation>
    </message>
    <message>
        <source>Forfeits</source>
        <translation>Kontumácie</translation>
    </message>
    <message>
        <source>Other results</source>
        <translation>Iné výsledky</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Nedohrané</translation>
    </message>
    <message>
        <source>Byes</source>
        <translation>Voľná</translation>
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
        <source>report of the arbiter</source>
        <comment>file</comment>
        <translation>správa rozhodcu</translation>
    </message>
    <message>
        <source>Games lost by forfeit</source>
        <translation>Kontumované partie</translation>
    </message>
    <message>
        <source>No game was lost by forfeit.</source>
        <translation>Žiadna partia nebola kontumovaná.</translation>
    </message>
    <message>
        <source>First places</source>
        <translation>Prvé miesta</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Por.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Body</translation>
    </message>
    <message>
        <source>Incidents and remarks</source>
        <translation>Udalosti a poznámky</translation>
    </message>
    <message>
        <source>Place and date</source>
        <translation>Miesto a dátum</translation>
    </message>
    <message>
        <source>Signature of the chief arbiter</source>
        <translation>Podpis hlavného rozhodcu</translation>
    </message>
    <message>
        <source>Pts</source>
        <comment>points, short</comment>
        <translation>Body</translation>
    </message>
    <message>
        <source>round %1 pairings by board</source>
        <comment>file</comment>
        <translation>kolo %1 žrebovanie podľa šachovníc</translation>
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
            <numerusform>%n partia nedohraná</numerusform>
            <numerusform>%n partie nedohrané</numerusform>
            <numerusform>%n partií nedohraných</numerusform>
        </translation>
    </message>
    <message>
        <source>Where do I play?</source>
        <translation>Kde hrám?</translation>
    </message>
    <message>
        <source>round %1 pairings by name</source>
        <comment>file</comment>
        <translation>kolo %1 žrebovanie podľa mien</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farba</translation>
    </message>
    <message>
        <source>round %1 byes and absent players</source>
        <comment>file</comment>
        <translation>kolo %1 voľná a neprítomní</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Dôvod</translation>
    </message>
    <message>
        <source>Lost by forfeit on board %1</source>
        <translation>Kontumačná prehra na šachovnici %1</translation>
    </message>
    <message>
        <source>Absent from board %1</source>
        <translation>Chýba na šachovnici %1</translation>
    </message>
    <message>
        <source>Withdrew before round %1</source>
        <extracomment>Of a player: %1 a round.</extracomment>
        <translation>Odstúpenie pred %1. kolom</translation>
    </message>
    <message>
        <source>Every player has a game in this round.</source>
        <translation>V tomto kole má každý hráč partiu.</translation>
    </message>
    <message>
        <source>No round has been paired yet</source>
        <translation>Zatiaľ nie je nažrebované žiadne kolo</translation>
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
        <translation>poradie po kole %1</translation>
    </message>
    <message>
        <source>crosstable after round %1</source>
        <comment>file</comment>
        <translation>tabuľka po kole %1</translation>
    </message>
    <message>
        <source>+ and – are wins and losses by forfeit, * is an unfinished game.</source>
        <translation>+ a – sú kontumačné výhry a prehry, * je nedohraná partia.</translation>
    </message>
    <message>
        <source>12w1: against number 12, with White, won; –1 or –½: a bye.</source>
        <extracomment>Below the crosstable of a Swiss; w and b are the letters of the cells.</extracomment>
        <translation>12b1: proti číslu 12, bielymi, výhra; –1 alebo –½: voľno.</translation>
    </message>
    <message>
        <source>progress after round %1</source>
        <comment>file</comment>
        <translation>priebeh po kole %1</translation>
    </message>
    <message>
        <source>Board</source>
        <comment>head of a column, short</comment>
        <translation>Šach.</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>voľno</translation>
    </message>
    <message>
        <source>Where to follow the event</source>
        <translation>Kde sledovať turnaj</translation>
    </message>
    <message>
        <source>where to follow</source>
        <comment>file</comment>
        <translation>kde sledovať</translation>
    </message>
    <message>
        <source>Pairings, results and standings on your phone</source>
        <translation>Žrebovanie, výsledky a poradie vo vašom telefóne</translation>
    </message>
    <message>
        <source>Sealed by</source>
        <translation>Zapečatil</translation>
    </message>
    <message>
        <source>unfinished</source>
        <comment>game</comment>
        <translation>neukončená</translation>
    </message>
    <message numerus="yes">
        <source>Provisional: %n game(s) unfinished.</source>
        <translation>
            <numerusform>Predbežné: %n neukončená partia.</numerusform>
            <numerusform>Predbežné: %n neukončené partie.</numerusform>
            <numerusform>Predbežné: %n neukončených partií.</numerusform>
        </translation>
    </message>
    <message>
        <source>Adjourned games</source>
        <translation>Prerušené partie</translation>
    </message>
    <message>
        <source>Deputy arbiters</source>
        <translation>Zástupcovia hlavného rozhodcu</translation>
    </message>
    <message>
        <source>Rulings under</source>
        <translation>Rozhodnutia podľa</translation>
    </message>
    <message>
        <source>Number</source>
        <comment>of rulings</comment>
        <translation>Počet</translation>
    </message>
    <message>
        <source>Round and board</source>
        <translation>Kolo a šachovnica</translation>
    </message>
    <message>
        <source>Result before</source>
        <translation>Pôvodný výsledok</translation>
    </message>
    <message>
        <source>Boards that differ from the system&apos;s pairing</source>
        <translation>Šachovnice odlišné od žrebovania podľa systému</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Rozhodnutia</translation>
    </message>
    <message>
        <source>Corrected results</source>
        <translation>Opravené výsledky</translation>
    </message>
    <message>
        <source>Rounds changed by hand</source>
        <translation>Ručne zmenené kolá</translation>
    </message>
    <message>
        <source>Prize list</source>
        <translation>Zoznam cien</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>Diplom</translation>
    </message>
    <message>
        <source>prize list</source>
        <comment>file</comment>
        <translation>zoznam cien</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>Cena</translation>
    </message>
    <message>
        <source>No prizes have been typed yet. Beside the papers, type them by place: 1: 500; 2-3: 300; 4: a book.</source>
        <translation>Ceny ešte nie sú zadané. Napíšte ich vedľa výtlačkov podľa miest: 1: 500; 2-3: 300; 4: kniha.</translation>
    </message>
    <message>
        <source>certificate</source>
        <comment>file</comment>
        <translation>diplom</translation>
    </message>
    <message>
        <source>Rank %1</source>
        <extracomment>On a certificate, below the name: %1 a rank, %2 points, %3 the rounds that were played.</extracomment>
        <translation>%1. miesto</translation>
    </message>
    <message numerus="yes">
        <source>%1 points in %n round(s)</source>
        <translation>
            <numerusform>Body: %1 z %n kola</numerusform>
            <numerusform>Body: %1 z %n kôl</numerusform>
            <numerusform>Body: %1 z %n kôl</numerusform>
        </translation>
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
        <source>Round robin (Berger tables)</source>
        <translation>Každý s každým (Bergerove tabuľky)</translation>
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
    <message>
        <source>Double round robin (last two rounds of the first cycle swapped)</source>
        <translation>Každý s každým dvojkolovo (posledné dve kolá prvej časti vymenené)</translation>
    </message>
    <message>
        <source>Number of games played with Black</source>
        <translation>Počet partií s čiernymi figúrami</translation>
    </message>
    <message>
        <source>Number of games won with Black</source>
        <translation>Počet výhier s čiernymi figúrami</translation>
    </message>
    <message>
        <source>Progressive score</source>
        <translation>Progresívne hodnotenie</translation>
    </message>
    <message>
        <source>Rounds the player elected to play</source>
        <translation>Počet kôl, v ktorých chcel hráč hrať</translation>
    </message>
    <message>
        <source>Standard points</source>
        <translation>Štandardné body</translation>
    </message>
    <message>
        <source>Pairing number</source>
        <translation>Štartovné číslo</translation>
    </message>
    <message>
        <source>Fore Buchholz</source>
        <translation>Predbežný Buchholz</translation>
    </message>
    <message>
        <source>Average of opponents’ Buchholz</source>
        <translation>Priemerný Buchholz súperov</translation>
    </message>
    <message>
        <source>Average rating of opponents</source>
        <translation>Priemerný rating súperov</translation>
    </message>
    <message>
        <source>Tournament performance rating</source>
        <translation>Turnajový výkon</translation>
    </message>
    <message>
        <source>Perfect tournament performance</source>
        <translation>Dokonalý turnajový výkon</translation>
    </message>
    <message>
        <source>Average performance rating of opponents</source>
        <translation>Priemerný turnajový výkon súperov</translation>
    </message>
    <message>
        <source>Average perfect performance of opponents</source>
        <translation>Priemerný dokonalý výkon súperov</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message numerus="yes">
        <source>without the first %n round(s)</source>
        <comment>tie-break</comment>
        <translation>
            <numerusform>bez prvého kola</numerusform>
            <numerusform>bez prvých %n kôl</numerusform>
            <numerusform>bez prvých %n kôl</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>without the lowest and highest %n value(s)</source>
        <comment>tie-break</comment>
        <translation>
            <numerusform>bez najnižšej a najvyššej hodnoty</numerusform>
            <numerusform>bez %n najnižších a %n najvyšších hodnôt</numerusform>
            <numerusform>bez %n najnižších a %n najvyšších hodnôt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>without the lowest %n value(s)</source>
        <comment>tie-break</comment>
        <translation>
            <numerusform>bez najnižšej hodnoty</numerusform>
            <numerusform>bez %n najnižších hodnôt</numerusform>
            <numerusform>bez %n najnižších hodnôt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>limit raised by %n half point(s)</source>
        <comment>tie-break</comment>
        <translation>
            <numerusform>hranica vyššia o pol bodu</numerusform>
            <numerusform>hranica vyššia o %n polbody</numerusform>
            <numerusform>hranica vyššia o %n polbodov</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>limit lowered by %n half point(s)</source>
        <comment>tie-break</comment>
        <translation>
            <numerusform>hranica nižšia o pol bodu</numerusform>
            <numerusform>hranica nižšia o %n polbody</numerusform>
            <numerusform>hranica nižšia o %n polbodov</numerusform>
        </translation>
    </message>
    <message>
        <source>games of the last round as draws</source>
        <comment>tie-break</comment>
        <translation>partie posledného kola ako remízy</translation>
    </message>
    <message>
        <source>forfeits as games played</source>
        <comment>tie-break</comment>
        <translation>kontumácie ako odohrané partie</translation>
    </message>
    <message>
        <source>in reverse order</source>
        <comment>tie-break</comment>
        <translation>v opačnom poradí</translation>
    </message>
    <message>
        <source>Not allowed in a round robin (%1).</source>
        <translation>V turnaji každý s každým sa nesmie použiť (%1).</translation>
    </message>
    <message>
        <source>Made for round robins (%1).</source>
        <translation>Určené pre turnaje každý s každým (%1).</translation>
    </message>
    <message>
        <source>Not used, because some players have no rating (%1).</source>
        <translation>Nepoužije sa, lebo niektorí hráči nemajú rating (%1).</translation>
    </message>
    <message>
        <source>Not recommended when the event lasts more than 30 days (%1).</source>
        <translation>Neodporúča sa, ak turnaj trvá viac ako 30 dní (%1).</translation>
    </message>
    <message>
        <source>Stands further up already and separates nobody here.</source>
        <translation>Je v zozname už vyššie a tu už nikoho nerozlíši.</translation>
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
        <translation>počet presunov nadol</translation>
    </message>
    <message>
        <source>scores of the downfloaters</source>
        <translation>body hráčov s presunom nadol</translation>
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
        <translation>hráči nad 50 % bodov alebo ich súperi s rozdielom farieb nad dva</translation>
    </message>
    <message>
        <source>players who do not get their colour preference</source>
        <translation>hráči, ktorým sa nesplní preferencia farby</translation>
    </message>
    <message>
        <source>players who do not get their strong colour preference</source>
        <translation>hráči, ktorým sa nesplní silná preferencia farby</translation>
    </message>
    <message>
        <source>score differences of pairs and downfloaters</source>
        <translation>rozdiely bodov: dvojice a hráči s presunom nadol</translation>
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
        <source>%1 is paired twice.</source>
        <translation>%1 má v žrebovaní dve miesta.</translation>
    </message>
    <message>
        <source>%1 has neither an opponent nor the bye.</source>
        <translation>%1 nemá súpera ani voľno.</translation>
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
        <translation>najprv sa žrebujú iní hráči presunutí zhora (%1)</translation>
    </message>
    <message>
        <source>the moved-down players meet others first (%1)</source>
        <translation>hráči presunutí zhora sa najprv stretnú s inými (%1)</translation>
    </message>
    <message>
        <source>The bye goes to %1 with %2.</source>
        <extracomment>%1 a player&apos;s name, %2 a score.</extracomment>
        <translation>Voľno dostáva %1, počet bodov: %2.</translation>
    </message>
    <message>
        <source>topscorers or their opponents given the same colour three times in a row</source>
        <translation>hráči nad 50 % bodov alebo ich súperi s rovnakou farbou tretíkrát za sebou</translation>
    </message>
    <message>
        <source>residents with a downfloat in the previous round as well</source>
        <translation>hráči vlastnej skupiny s presunom nadol ako v predchádzajúcom kole</translation>
    </message>
    <message>
        <source>opponents of moved-down players with an upfloat in the previous round as well</source>
        <translation>súperi hráčov presunutých zhora, s presunom nahor ako v predchádzajúcom kole</translation>
    </message>
    <message>
        <source>residents with a downfloat two rounds before as well</source>
        <translation>hráči vlastnej skupiny s presunom nadol ako pred dvoma kolami</translation>
    </message>
    <message>
        <source>opponents of moved-down players with an upfloat two rounds before as well</source>
        <translation>súperi hráčov presunutých zhora, s presunom nahor ako pred dvoma kolami</translation>
    </message>
    <message>
        <source>score differences of moved-down players with a downfloat in the previous round</source>
        <translation>rozdiely bodov: hráči presunutí zhora s presunom nadol v predchádzajúcom kole</translation>
    </message>
    <message>
        <source>score differences of opponents with an upfloat in the previous round</source>
        <translation>rozdiely bodov: súperi s presunom nahor v predchádzajúcom kole</translation>
    </message>
    <message>
        <source>score differences of moved-down players with a downfloat two rounds before</source>
        <translation>rozdiely bodov: hráči presunutí zhora s presunom nadol pred dvoma kolami</translation>
    </message>
    <message>
        <source>score differences of opponents with an upfloat two rounds before</source>
        <translation>rozdiely bodov: súperi s presunom nahor pred dvoma kolami</translation>
    </message>
    <message>
        <source>players with a downfloat in the previous round as well</source>
        <translation>hráči s presunom nadol ako v predchádzajúcom kole</translation>
    </message>
    <message>
        <source>players with an upfloat in the previous round as well</source>
        <translation>hráči s presunom nahor ako v predchádzajúcom kole</translation>
    </message>
    <message>
        <source>players with a downfloat two rounds before as well</source>
        <translation>hráči s presunom nadol ako pred dvoma kolami</translation>
    </message>
    <message>
        <source>players with an upfloat two rounds before as well</source>
        <translation>hráči s presunom nahor ako pred dvoma kolami</translation>
    </message>
    <message>
        <source>score differences of players with a downfloat in the previous round as well</source>
        <translation>rozdiely bodov: hráči s presunom nadol ako v predchádzajúcom kole</translation>
    </message>
    <message>
        <source>score differences of players with an upfloat in the previous round as well</source>
        <translation>rozdiely bodov: hráči s presunom nahor ako v predchádzajúcom kole</translation>
    </message>
    <message>
        <source>score differences of players with a downfloat two rounds before as well</source>
        <translation>rozdiely bodov: hráči s presunom nadol ako pred dvoma kolami</translation>
    </message>
    <message>
        <source>score differences of players with an upfloat two rounds before as well</source>
        <translation>rozdiely bodov: hráči s presunom nahor ako pred dvoma kolami</translation>
    </message>
    <message>
        <source>%1 does not take part in this round.</source>
        <translation>%1 v tomto kole nehrá.</translation>
    </message>
    <message>
        <source>%1 are a prohibited pairing.</source>
        <comment>two names</comment>
        <translation>%1: zakázaná dvojica.</translation>
    </message>
    <message>
        <source>No player is left for the bye.</source>
        <translation>Na voľno neostáva nikto.</translation>
    </message>
    <message>
        <source>downfloat again with %1</source>
        <extracomment>%1 scores of players who float down once more.</extracomment>
        <translation>opäť presun nadol: %1</translation>
    </message>
    <message>
        <source>it needs a later exchange between S1 and S2 (%1)</source>
        <translation>treba neskoršiu výmenu medzi polovicami (%1)</translation>
    </message>
    <message>
        <source>other pairs from S1 and S2 come first (%1)</source>
        <translation>medzi polovicami sa najprv stretnú iní (%1)</translation>
    </message>
    <message>
        <source>These pairs are in the system&apos;s pairing.</source>
        <translation>Toto sú dvojice podľa pravidiel.</translation>
    </message>
    <message>
        <source>%1: %2 in the system&apos;s pairing, %3 with your change</source>
        <comment>where</comment>
        <extracomment>%1 where: &quot;in the bracket of 2½&quot;; %2 and %3 how many, and who.</extracomment>
        <translation>%1: %2 podľa pravidiel, %3 takto</translation>
    </message>
    <message>
        <source>Equal in every criterion, but later in FIDE&apos;s order of candidates %1:</source>
        <translation>V každom kritériu rovnako dobré, ale neskôr v poradí kandidátov %1:</translation>
    </message>
    <message>
        <source>Program error: the system should have paired this way.</source>
        <translation>Chyba programu: kolo by malo byť nažrebované takto.</translation>
    </message>
    <message>
        <source>In the system&apos;s pairing %1 has White against %2.</source>
        <extracomment>%1 and %2 players&apos; names.</extracomment>
        <translation>Podľa pravidiel má %1 bielu farbu proti hráčovi %2.</translation>
    </message>
    <message>
        <source>%1: %2 have met in round %3.</source>
        <extracomment>%1 the number of a criterion, %2 two names, %3 the number of a round.</extracomment>
        <translation>%1: %2 už hrali v %3. kole.</translation>
    </message>
    <message>
        <source>%1: %2 may not get the bye.</source>
        <translation>%1: %2: voľno nie je prípustné.</translation>
    </message>
    <message>
        <source>%1: %2 both have an absolute preference for %3.</source>
        <extracomment>%1 the number of a criterion, %2 two names, %3 White or Black.</extracomment>
        <translation>%1: %2: obaja majú absolútnu preferenciu farby: %3.</translation>
    </message>
    <message>
        <source>%1: the others could not be paired with one another: %2.</source>
        <extracomment>%1 the number of a criterion, %2 names.</extracomment>
        <translation>%1: ostatní by sa nedali medzi sebou nažrebovať: %2.</translation>
    </message>
    <message>
        <source>%1: these may not get it: %2.</source>
        <translation>%1: títo ho nesmú dostať: %2.</translation>
    </message>
    <message>
        <source>%1: if one of these had it, the others could not be paired: %2.</source>
        <translation>%1: keby ho dostal niekto z týchto, ostatní by sa nedali nažrebovať: %2.</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Save the file as</source>
        <translation>Kam súbor uložiť?</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Vybrať</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušiť</translation>
    </message>
</context>
<context>
    <name>ExportsKeys</name>
    <message>
        <source>from file to file</source>
        <translation>zo súboru na súbor</translation>
    </message>
    <message>
        <source>save the file where you choose</source>
        <translation>uložiť súbor, kam zvolíte</translation>
    </message>
    <message>
        <source>save as</source>
        <translation>uložiť ako</translation>
    </message>
    <message>
        <source>save the file beside the event</source>
        <translation>uložiť súbor vedľa turnaja</translation>
    </message>
    <message>
        <source>beside the event</source>
        <translation>vedľa turnaja</translation>
    </message>
    <message>
        <source>the round before and after, of its games</source>
        <translation>predchádzajúce a nasledujúce kolo, ktorého sú partie</translation>
    </message>
    <message>
        <source>round</source>
        <translation>kolo</translation>
    </message>
    <message>
        <source>interim reports while games are open, or final ones</source>
        <translation>priebežné hlásenia, kým sa partie hrajú, alebo konečné</translation>
    </message>
    <message>
        <source>interim reports</source>
        <translation>priebežné hlásenia</translation>
    </message>
    <message>
        <source>copy the table, for a spreadsheet or a letter</source>
        <translation>kopírovať tabuľku do tabuľkového programu alebo listu</translation>
    </message>
    <message>
        <source>copy</source>
        <translation>kopírovať</translation>
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
        <translation>Uložiť ako…</translation>
    </message>
    <message>
        <source>Save beside the event</source>
        <translation>Uložiť vedľa turnaja</translation>
    </message>
    <message>
        <source>Final reports</source>
        <translation>Konečné hlásenia</translation>
    </message>
    <message>
        <source>Interim reports</source>
        <translation>Priebežné hlásenia</translation>
    </message>
</context>
<context>
    <name>ExportsText</name>
    <message>
        <source>Rank</source>
        <translation>Por.</translation>
    </message>
    <message>
        <source>Provisional rank</source>
        <translation>Priebežné poradie</translation>
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
        <translation>Meno</translation>
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
        <translation>Šachovnica</translation>
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
        <source>Result</source>
        <translation>Výsledok</translation>
    </message>
    <message>
        <source>White&apos;s no.</source>
        <extracomment>The head of a column: the pairing number of White.</extracomment>
        <translation>Č. bieleho</translation>
    </message>
    <message>
        <source>White&apos;s rating</source>
        <translation>Rating bieleho</translation>
    </message>
    <message>
        <source>Black&apos;s no.</source>
        <translation>Č. čierneho</translation>
    </message>
    <message>
        <source>Black&apos;s rating</source>
        <translation>Rating čierneho</translation>
    </message>
    <message>
        <source>Report file (TRF26)</source>
        <translation>Súbor TRF26</translation>
    </message>
    <message>
        <source>Report file (TRF16)</source>
        <translation>Súbor TRF16</translation>
    </message>
    <message>
        <source>Rating report</source>
        <translation>Hlásenie na zápočet ratingu</translation>
    </message>
    <message>
        <source>Games of a round</source>
        <translation>Partie kola</translation>
    </message>
    <message>
        <source>Games of every round</source>
        <translation>Partie všetkých kôl</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Kalendár</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Hráči</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Poradie</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Výsledky</translation>
    </message>
    <message>
        <source>For chess-results.com</source>
        <translation>Pre chess-results.com</translation>
    </message>
    <message>
        <source>Everything of this event</source>
        <translation>Všetko z tohto turnaja</translation>
    </message>
    <message>
        <source>FIDE&apos;s tournament report file of 2026: another pairing program goes on from it.</source>
        <translation>Súbor FIDE s údajmi o turnaji z roku 2026: iný losovací program z neho môže pokračovať.</translation>
    </message>
    <message>
        <source>The same for programs that read only the version of 2016, such as Swiss-Manager.</source>
        <translation>To isté pre programy, ktoré čítajú len verziu z roku 2016, napríklad Swiss-Manager.</translation>
    </message>
    <message>
        <source>For the rating officer of the federation: the finished event, without comments.</source>
        <translation>Pre ratingového referenta federácie: skončený turnaj bez poznámok.</translation>
    </message>
    <message>
        <source>PGN of every board, with the moves that are known: for electronic boards and broadcasts.</source>
        <translation>PGN všetkých šachovníc s ťahmi, ktoré sú známe: pre elektronické šachovnice a prenosy.</translation>
    </message>
    <message>
        <source>PGN of every board of every round, with the moves that are known.</source>
        <translation>PGN všetkých šachovníc všetkých kôl s ťahmi, ktoré sú známe.</translation>
    </message>
    <message>
        <source>Sessions of play and resumptions, for telephones and mail programs.</source>
        <translation>Hracie časy a dohrávky do telefónu a poštového programu.</translation>
    </message>
    <message>
        <source>The players as a table, with the year of birth.</source>
        <translation>Hráči v tabuľke, s rokom narodenia.</translation>
    </message>
    <message>
        <source>The standings as a table, with all tie-breaks.</source>
        <translation>Poradie v tabuľke, so všetkými pomocnými hodnoteniami.</translation>
    </message>
    <message>
        <source>Every board and bye of every round, as a table.</source>
        <translation>Všetky šachovnice a voľná všetkých kôl v tabuľke.</translation>
    </message>
    <message>
        <source>The data that chess-results.com takes, without the key that they give to a program.</source>
        <translation>Údaje, ktoré prijíma chess-results.com, bez kľúča, ktorý programom prideľujú oni.</translation>
    </message>
    <message>
        <source>All of these and the papers in one archive, with an index that says what each is for.</source>
        <translation>Všetky tieto súbory a tlačoviny v jednom archíve, s obsahom, ktorý hovorí, na čo je každý z nich.</translation>
    </message>
    <message>
        <source>No event is open.</source>
        <translation>Nie je otvorený žiadny turnaj.</translation>
    </message>
    <message>
        <source>There are no players yet.</source>
        <translation>Zatiaľ nie sú žiadni hráči.</translation>
    </message>
    <message>
        <source>No round has been paired yet.</source>
        <translation>Zatiaľ nie je nažrebované žiadne kolo.</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) have been paired.</source>
        <translation>
            <numerusform>Nažrebované je %n kolo.</numerusform>
            <numerusform>Nažrebované sú %n kolá.</numerusform>
            <numerusform>Nažrebovaných je %n kôl.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) have no result.</source>
        <translation>
            <numerusform>%n partia nemá výsledok.</numerusform>
            <numerusform>%n partie nemajú výsledok.</numerusform>
            <numerusform>%n partií nemá výsledok.</numerusform>
        </translation>
    </message>
    <message>
        <source>No session of play and no resumption has been announced.</source>
        <translation>Nie je oznámený žiadny hrací čas ani dohrávka.</translation>
    </message>
    <message>
        <source>There is no room for it on the disk or in memory.</source>
        <translation>Na disku alebo v pamäti naň nie je miesto.</translation>
    </message>
    <message>
        <source>the federation of the event</source>
        <translation>federácia turnaja</translation>
    </message>
    <message>
        <source>the place</source>
        <translation>miesto</translation>
    </message>
    <message>
        <source>the first or the last day</source>
        <translation>prvý alebo posledný deň</translation>
    </message>
    <message>
        <source>the chief arbiter</source>
        <translation>hlavný rozhodca</translation>
    </message>
    <message numerus="yes">
        <source>the day of %n round(s)</source>
        <translation>
            <numerusform>deň %n kola</numerusform>
            <numerusform>deň %n kôl</numerusform>
            <numerusform>deň %n kôl</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the FIDE ID of %n player(s)</source>
        <translation>
            <numerusform>FIDE ID %n hráča</numerusform>
            <numerusform>FIDE ID %n hráčov</numerusform>
            <numerusform>FIDE ID %n hráčov</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the birth of %n player(s)</source>
        <translation>
            <numerusform>narodenie %n hráča</numerusform>
            <numerusform>narodenie %n hráčov</numerusform>
            <numerusform>narodenie %n hráčov</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the federation of %n player(s)</source>
        <translation>
            <numerusform>federácia %n hráča</numerusform>
            <numerusform>federácia %n hráčov</numerusform>
            <numerusform>federácia %n hráčov</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the sex of %n player(s)</source>
        <translation>
            <numerusform>pohlavie %n hráča</numerusform>
            <numerusform>pohlavie %n hráčov</numerusform>
            <numerusform>pohlavie %n hráčov</numerusform>
        </translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>Spreadsheet</source>
        <translation>Tabuľka</translation>
    </message>
    <message>
        <source>Report file</source>
        <translation>Súbor TRF</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Archív</translation>
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
        <translation>Súbory tohto turnaja, stav %1</translation>
    </message>
    <message>
        <source>Not in this archive:</source>
        <extracomment>In the index of an archive, above files that could not be made, each with the reason.</extracomment>
        <translation>V tomto archíve nie je:</translation>
    </message>
    <message>
        <source>The report files have days of birth, because their format asks for them: give them to the federation only. E-mail addresses, telephone numbers, fees, notes and rulings are in none of these files.</source>
        <translation>V súboroch TRF sú dátumy narodenia, lebo ich žiada ich formát: dajte ich len federácii. E-mailové adresy, telefónne čísla, poplatky, poznámky a rozhodnutia nie sú v žiadnom z týchto súborov.</translation>
    </message>
    <message>
        <source>Papers of the event as they are printed (PDF).</source>
        <translation>Tlačoviny turnaja tak, ako sa tlačia (PDF).</translation>
    </message>
    <message>
        <source>Points without open games</source>
        <translation>Body bez neukončených partií</translation>
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
        <source>This edition of the Laws is not known.</source>
        <translation>Toto vydanie Pravidiel program nepozná.</translation>
    </message>
    <message>
        <source>Not a time control. Examples: 90+30, 40/90:30 +30, 3+2.</source>
        <translation>Nie je to hracie tempo. Príklady: 90+30, 40/90:30 +30, 3+2.</translation>
    </message>
    <message>
        <source>This pairing system is not known.</source>
        <translation>Tento systém program nepozná.</translation>
    </message>
    <message>
        <source>This tie-break is not known.</source>
        <translation>Toto pomocné hodnotenie program nepozná.</translation>
    </message>
    <message>
        <source>The event needs a name.</source>
        <translation>Turnaj potrebuje názov.</translation>
    </message>
    <message>
        <source>Enter the time control, for example 90+30.</source>
        <translation>Zadajte hracie tempo, napríklad 90+30.</translation>
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
        <translation>Hracie tempo</translation>
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
        <source>No draw before move</source>
        <translation>Bez remízy pred ťahom</translation>
    </message>
    <message>
        <source>Initial colour</source>
        <translation>Začiatočná farba</translation>
    </message>
    <message>
        <source>Pairing-allocated bye</source>
        <translation>Pridelené voľno</translation>
    </message>
    <message>
        <source>This language is not known.</source>
        <translation>Tento jazyk nie je známy.</translation>
    </message>
    <message>
        <source>Language of the names</source>
        <translation>Jazyk mien</translation>
    </message>
    <message>
        <source>Enter three letters, for example SVK.</source>
        <translation>Čakajú sa tri písmená, napríklad SVK.</translation>
    </message>
    <message>
        <source>This number is outside the limits.</source>
        <translation>Číslo je mimo rozsahu.</translation>
    </message>
    <message>
        <source>Enter a number.</source>
        <translation>Zadajte číslo.</translation>
    </message>
    <message>
        <source>This contains characters that are not allowed.</source>
        <translation>Obsahuje znaky, ktoré nie sú text.</translation>
    </message>
    <message>
        <source>Players arriving after the default time</source>
        <translation>Hráči po čakacej dobe</translation>
    </message>
    <message>
        <source>Points for a result</source>
        <translation>Body za výsledok</translation>
    </message>
    <message>
        <source>Enter the number of rounds, which a Swiss announces beforehand (C.04.1, 1).</source>
        <translation>Uveďte počet kôl; pri švajčiarskom systéme je vyhlásený vopred (C.04.1, 1).</translation>
    </message>
    <message>
        <source>Penalty for an electronic device</source>
        <translation>Trest za elektronické zariadenie</translation>
    </message>
    <message>
        <source>Line by line: round, day, beginning and end, in the order of time: 1 2026-11-24 16:00 20:00</source>
        <translation>Po riadkoch: kolo, deň, začiatok a koniec, v časovom poradí: 1 2026-11-24 16:00 20:00</translation>
    </message>
    <message>
        <source>Late at a resumption after</source>
        <translation>Neskorý príchod na dohrávku po</translation>
    </message>
    <message>
        <source>Sessions of play</source>
        <translation>Hracie časy</translation>
    </message>
    <message>
        <source>Time limit for appeals</source>
        <translation>Lehota na odvolanie</translation>
    </message>
    <message>
        <source>Not an amount. Write it as 15 or 15.50.</source>
        <translation>Toto nie je suma. Napíšte ju ako 15 alebo 15.50.</translation>
    </message>
    <message>
        <source>A line for each category: its name, then what must hold: U18: age -17</source>
        <translation>Riadok pre každú kategóriu: jej názov a podmienky: U18: age -17</translation>
    </message>
    <message>
        <source>Categories</source>
        <comment>of players</comment>
        <translation>Kategórie</translation>
    </message>
    <message>
        <source>Base date of ages</source>
        <translation>Rozhodný deň veku</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Klub</translation>
    </message>
    <message>
        <source>National ID</source>
        <translation>Národné ID</translation>
    </message>
    <message>
        <source>National rating</source>
        <translation>Národný rating</translation>
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
        <translation>Vlastné kategórie</translation>
    </message>
    <message>
        <source>Fee owed</source>
        <translation>Vklad k úhrade</translation>
    </message>
    <message>
        <source>Fee paid</source>
        <translation>Vklad uhradený</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Poznámka</translation>
    </message>
    <message>
        <source>Fixed board</source>
        <translation>Stála šachovnica</translation>
    </message>
    <message>
        <source>Deputy arbiters</source>
        <translation>Zástupcovia hlavného rozhodcu</translation>
    </message>
    <message>
        <source>Ratings that number the players</source>
        <translation>Ratingy, podľa ktorých sa hráči číslujú</translation>
    </message>
    <message>
        <source>A rating is a number up to 4000. Leave it empty for an unrated player.</source>
        <translation>Rating je číslo najviac 4000. Pri hráčovi bez ratingu nechajte prázdne.</translation>
    </message>
    <message>
        <source>A FIDE ID has digits only.</source>
        <translation>FIDE ID má len číslice.</translation>
    </message>
    <message>
        <source>Nobody who plays here was born then. Check the year.</source>
        <translation>Vtedy sa nikto z hráčov nenarodil. Skontrolujte rok.</translation>
    </message>
    <message>
        <source>Line %1 is wrong. %2</source>
        <extracomment>%1 the number of a line in a field of several, %2 a sentence that says how lines are written.</extracomment>
        <translation>Riadok %1 je nesprávny. %2</translation>
    </message>
</context>
<context>
    <name>FileDialogs</name>
    <message>
        <source>Import a TRF file</source>
        <translation>Importovať súbor TRF</translation>
    </message>
    <message>
        <source>Save the event as</source>
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
    <message>
        <source>Import players</source>
        <translation>Prevziať hráčov</translation>
    </message>
    <message>
        <source>Save the list of players</source>
        <translation>Uložiť zoznam hráčov</translation>
    </message>
    <message>
        <source>Lists of players (*.csv *.tsv *.txt *.xlsx *.ods *.trf *.trfx *.flagfall *.CSV *.TXT *.XLSX *.ODS *.TRF)</source>
        <translation>Zoznamy hráčov (*.csv *.tsv *.txt *.xlsx *.ods *.trf *.trfx *.flagfall *.CSV *.TXT *.XLSX *.ODS *.TRF)</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>Spreadsheet (*.xlsx)</source>
        <translation>Tabuľka (*.xlsx)</translation>
    </message>
    <message>
        <source>Report file (*.trf)</source>
        <translation>Súbor TRF (*.trf)</translation>
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
    <message>
        <source>Begin the round</source>
        <translation>Začať kolo</translation>
    </message>
    <message>
        <source>Resume the round</source>
        <translation>Pokračovať v kole</translation>
    </message>
    <message>
        <source>Stop the round</source>
        <translation>Pozastaviť kolo</translation>
    </message>
    <message>
        <source>Declare it over</source>
        <translation>Vyhlásiť koniec</translation>
    </message>
</context>
<context>
    <name>HallKeys</name>
    <message>
        <source>go to a board</source>
        <translation>prejsť na šachovnicu</translation>
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
        <source>intervene: correct the clock, rule on a flag fall</source>
        <translation>zasiahnuť: úkon s hodinami, rozhodnutie o zástavke</translation>
    </message>
    <message>
        <source>intervene</source>
        <translation>zasiahnuť</translation>
    </message>
    <message>
        <source>start the round; then pause and resume all; if boards are selected, only these</source>
        <translation>spustiť kolo; potom zastaviť a znova spustiť všetky; ak sú šachovnice označené, len tieto</translation>
    </message>
    <message>
        <source>start or pause the selected boards</source>
        <translation>spustiť alebo zastaviť označené</translation>
    </message>
    <message>
        <source>start or pause the round</source>
        <translation>spustiť alebo zastaviť kolo</translation>
    </message>
    <message>
        <source>start or pause the current board, or the selected ones</source>
        <translation>spustiť alebo zastaviť zvolenú šachovnicu alebo označené</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>to isté</translation>
    </message>
    <message>
        <source>start or pause this board</source>
        <translation>spustiť alebo zastaviť šachovnicu</translation>
    </message>
    <message>
        <source>enter the result of the current board</source>
        <translation>zapísať výsledok zvolenej šachovnice</translation>
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
        <source>replay of the current board</source>
        <translation>priebeh zvolenej šachovnice</translation>
    </message>
    <message>
        <source>replay</source>
        <translation>záznam</translation>
    </message>
    <message>
        <source>game record of the current board</source>
        <translation>zápis partie zvolenej šachovnice</translation>
    </message>
    <message>
        <source>game record</source>
        <translation>zápis partie</translation>
    </message>
    <message>
        <source>select or deselect the current board</source>
        <translation>označiť zvolenú šachovnicu alebo označenie zrušiť</translation>
    </message>
    <message>
        <source>select</source>
        <translation>označiť</translation>
    </message>
    <message>
        <source>select all boards on the way</source>
        <translation>označiť všetky šachovnice po ceste</translation>
    </message>
    <message>
        <source>select every board shown</source>
        <translation>označiť všetky zobrazené šachovnice</translation>
    </message>
    <message>
        <source>Ctrl+click</source>
        <translation>Ctrl+kliknutie</translation>
    </message>
    <message>
        <source>select with the mouse; Shift+click selects all up to there</source>
        <translation>označiť myšou; Shift+kliknutie označí všetky až tam</translation>
    </message>
    <message>
        <source>boards without a result</source>
        <translation>šachovnice bez výsledku</translation>
    </message>
    <message>
        <source>missing results</source>
        <translation>chýbajúce výsledky</translation>
    </message>
    <message>
        <source>next filter</source>
        <translation>ďalší filter</translation>
    </message>
    <message>
        <source>filter</source>
        <translation>filter</translation>
    </message>
    <message>
        <source>copy the pairings and results of the round, for a spreadsheet or a letter</source>
        <translation>skopírovať žrebovanie a výsledky kola do tabuľkového procesora alebo listu</translation>
    </message>
    <message>
        <source>close the panel, clear the selection, dismiss the message</source>
        <translation>zavrieť panel, zrušiť označenie šachovníc, zavrieť oznam</translation>
    </message>
    <message>
        <source>an incident at the current board: facts, ruling, decision</source>
        <translation>incident na zvolenej šachovnici: fakty, pravidlá, rozhodnutie</translation>
    </message>
    <message>
        <source>incident</source>
        <translation>incident</translation>
    </message>
    <message>
        <source>the current board is played with the clock on the table, or with this program&apos;s again</source>
        <translation>na tejto šachovnici sa hrá s hodinami na stole, alebo opäť s hodinami programu</translation>
    </message>
    <message>
        <source>clock on the table</source>
        <translation>hodiny na stole</translation>
    </message>
    <message>
        <source>declare the round over</source>
        <translation>vyhlásiť kolo za skončené</translation>
    </message>
    <message>
        <source>end of the round</source>
        <translation>koniec kola</translation>
    </message>
    <message>
        <source>the current board calls the arbiter; again: somebody has come</source>
        <translation>aktuálna šachovnica volá rozhodcu; znova: niekto prišiel</translation>
    </message>
    <message>
        <source>call, or answered</source>
        <translation>volanie alebo príchod</translation>
    </message>
    <message>
        <source>go to the oldest call, then to the next one</source>
        <translation>prejsť k najstaršiemu volaniu, potom k ďalšiemu</translation>
    </message>
    <message>
        <source>to the call</source>
        <translation>k volaniu</translation>
    </message>
    <message>
        <source>which of the organiser&apos;s clocks stands on the current board, and what is wrong with it</source>
        <translation>ktoré z hodín usporiadateľa stoja pri aktuálnej šachovnici a akú majú chybu</translation>
    </message>
    <message>
        <source>the next board without a result</source>
        <translation>ďalšia šachovnica bez výsledku</translation>
    </message>
    <message>
        <source>next without a result</source>
        <translation>ďalšia bez výsledku</translation>
    </message>
    <message>
        <source>the board with the least time left on the running clock, then the next one</source>
        <translation>šachovnica s najmenším časom na bežiacich hodinách, potom ďalšia</translation>
    </message>
    <message>
        <source>back to the round that is played</source>
        <translation>späť na kolo, ktoré sa hrá</translation>
    </message>
    <message>
        <source>the next round in which clocks run or are paused</source>
        <translation>ďalšie kolo, v ktorom hodiny bežia alebo sú zastavené</translation>
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
        <source>No result is missing</source>
        <translation>Nechýba žiadny výsledok</translation>
    </message>
    <message>
        <source>No clock is running</source>
        <translation>Nebežia žiadne hodiny</translation>
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
        <source>No round has been paired yet</source>
        <translation>Zatiaľ nie je nažrebované žiadne kolo</translation>
    </message>
    <message>
        <source>Once the first round is paired, each game appears here as a tile with both clocks.</source>
        <translation>Tu bude stena šachovníc: dlaždica pre každú partiu s oboma hodinami. Naplní sa nažrebovaním prvého kola.</translation>
    </message>
    <message>
        <source>No board matches the filter. Show all boards to see the whole round.</source>
        <translation>Filtru nevyhovuje žiadna šachovnica. Celé kolo uvidíte, keď zobrazíte všetky šachovnice.</translation>
    </message>
</context>
<context>
    <name>HelpPage</name>
    <message>
        <source>Help</source>
        <translation>Pomocník</translation>
    </message>
    <message>
        <source>Everything can be done with the keyboard alone.</source>
        <translation>Všetko sa dá ovládať aj samotnou klávesnicou.</translation>
    </message>
    <message>
        <source>Keys everywhere</source>
        <translation>Klávesy všade</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Naspäť</translation>
    </message>
    <message>
        <source>How do I …? Type words: correct a result, late, print</source>
        <translation>Ako …? Napíšte slová: opraviť výsledok, neskorý príchod, tlač</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Hľadať v pomocníkovi</translation>
    </message>
    <message>
        <source>Nothing found. Try another word.</source>
        <translation>Nič sa nenašlo. Skúste iné slovo.</translation>
    </message>
</context>
<context>
    <name>HistoryKeys</name>
    <message>
        <source>replay of the board, at that action</source>
        <translation>priebeh šachovnice pri tomto úkone</translation>
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
        <source>%n action(s), clock presses left out</source>
        <translation>
            <numerusform>%n úkon, bez stlačení hodín</numerusform>
            <numerusform>%n úkony, bez stlačení hodín</numerusform>
            <numerusform>%n úkonov, bez stlačení hodín</numerusform>
        </translation>
    </message>
    <message>
        <source>Actions are listed here with their time and author. Clock presses are kept in the file. Nothing is ever deleted.</source>
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
    <name>IncidentKeys</name>
    <message>
        <source>through the incidents; letters narrow the list</source>
        <translation>v zozname incidentov; písmená ho zužujú</translation>
    </message>
    <message>
        <source>choose the incident; then confirm the ruling</source>
        <translation>vybrať incident; potom potvrdiť rozhodnutie</translation>
    </message>
    <message>
        <source>confirm</source>
        <translation>potvrdiť</translation>
    </message>
    <message>
        <source>White or Black did it</source>
        <translation>týka sa bieleho, čierneho</translation>
    </message>
    <message>
        <source>the answer with this letter</source>
        <translation>odpoveď s týmto písmenom</translation>
    </message>
    <message>
        <source>to the facts, the questions and the note</source>
        <translation>k faktom, otázkam a poznámke</translation>
    </message>
    <message>
        <source>facts, note</source>
        <translation>fakty, poznámka</translation>
    </message>
    <message>
        <source>the board before and after; what was said is kept</source>
        <translation>predchádzajúca a ďalšia šachovnica; zadané zostáva</translation>
    </message>
    <message>
        <source>back to the list, then close the panel</source>
        <translation>naspäť k zoznamu, potom zavrieť panel</translation>
    </message>
    <message>
        <source>back</source>
        <translation>naspäť</translation>
    </message>
    <message>
        <source>the articles that the ruling cites</source>
        <translation>články, na ktoré sa rozhodnutie odvoláva</translation>
    </message>
    <message>
        <source>the choice with this number; of the penalties there may be several</source>
        <translation>možnosť s týmto číslom; trestov môže byť aj viac</translation>
    </message>
    <message>
        <source>what the panel is for, with all its keys</source>
        <translation>načo panel slúži, so všetkými klávesmi</translation>
    </message>
    <message>
        <source>help</source>
        <translation>pomocník</translation>
    </message>
    <message>
        <source>through the facts and the ruling</source>
        <translation>po faktoch a rozhodnutí</translation>
    </message>
</context>
<context>
    <name>IncidentList</name>
    <message>
        <source>What has happened?</source>
        <translation>Čo sa stalo?</translation>
    </message>
    <message>
        <source>The first letters are enough</source>
        <translation>Stačia začiatočné písmená</translation>
    </message>
    <message>
        <source>Nothing found. Try another word.</source>
        <translation>Nič sa nenašlo. Skúste iné slovo.</translation>
    </message>
</context>
<context>
    <name>IncidentPanel</name>
    <message>
        <source>Close</source>
        <translation>Zavrieť</translation>
    </message>
</context>
<context>
    <name>IncidentSheet</name>
    <message>
        <source>Fewer facts</source>
        <translation>Menej faktov</translation>
    </message>
    <message>
        <source>More facts (%1)</source>
        <translation>Ďalšie fakty (%1)</translation>
    </message>
    <message>
        <source>The ruling follows when the missing fact is given.</source>
        <translation>Rozhodnutie sa ukáže po doplnení chýbajúceho údaja.</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Poznámka</translation>
    </message>
    <message>
        <source>The ruling follows when what cannot be read is put right.</source>
        <translation>Rozhodnutie nasleduje, keď sa opraví, čo sa nedá prečítať.</translation>
    </message>
</context>
<context>
    <name>IncidentText</name>
    <message>
        <source>Flag fall</source>
        <translation>Pád zástavky</translation>
    </message>
    <message>
        <source>time out ran out of time overstepped zero forfeit fell lone king</source>
        <translation>čas vypršal padla padol prekročenie prekročil nula zástavka spadla osamelý kráľ vlajka vlajočka práporok prapor obe zástavky sám kráľ</translation>
    </message>
    <message>
        <source>Illegal move</source>
        <translation>Nemožný ťah</translation>
    </message>
    <message>
        <source>promotion pawn check king castling two hands both hands wrong move invalid pressed without moving</source>
        <translation>neplatný ťah nesprávny premena pešiak šach kráľ rošáda dve ruky obe ruky oboma rukami stlačil bez ťahu</translation>
    </message>
    <message>
        <source>Phone or electronic device</source>
        <translation>Telefón alebo elektronické zariadenie</translation>
    </message>
    <message>
        <source>telephone mobile cell rang ring rings ringing watch earphones cheating</source>
        <translation>mobil telefón zvoní zvonil zazvonil zvonenie hodinky slúchadlá podvádzanie zvonenie pípanie</translation>
    </message>
    <message>
        <source>Draw claim</source>
        <translation>Reklamácia remízy</translation>
    </message>
    <message>
        <source>repetition repeated three times threefold position fifty moves claims</source>
        <translation>opakovanie opakuje trojnásobné trikrát pozícia päťdesiat ťahov reklamuje</translation>
    </message>
    <message>
        <source>Draw offer</source>
        <translation>Ponuka remízy</translation>
    </message>
    <message>
        <source>Draw by agreement</source>
        <translation>Remíza dohodou</translation>
    </message>
    <message>
        <source>Late arrival</source>
        <translation>Neskorý príchod</translation>
    </message>
    <message>
        <source>absent missing not here no show late default time forfeit delay</source>
        <translation>neprítomný chýba neprišiel prišiel neskoro mešká čakacia doba kontumácia meškanie</translation>
    </message>
    <message>
        <source>Clock adjustment</source>
        <translation>Úprava hodín</translation>
    </message>
    <message>
        <source>Quickplay finish: request for an increment</source>
        <translation>Ukončenie rýchlej hry: žiadosť o prídavok</translation>
    </message>
    <message>
        <source>Quickplay finish: draw claim</source>
        <translation>Ukončenie rýchlej hry: reklamácia remízy</translation>
    </message>
    <message>
        <source>Defective clock</source>
        <translation>Porucha hodín</translation>
    </message>
    <message>
        <source>fault faulty battery broken dead blank stopped clock</source>
        <translation>chyba batéria pokazené nejdú nefungujú prázdny displej zastavili sa</translation>
    </message>
    <message>
        <source>Clock set incorrectly</source>
        <translation>Nesprávne nastavené hodiny</translation>
    </message>
    <message>
        <source>wrong time wrong setting increment mode swapped times badly set</source>
        <translation>zlý čas zlé nastavenie nesprávny čas prídavok režim prehodené časy</translation>
    </message>
    <message>
        <source>Clocks stopped</source>
        <translation>Zastavené hodiny</translation>
    </message>
    <message>
        <source>paused stopped disturbance illness toilet without reason</source>
        <translation>prerušenie zastavil rušenie choroba toaleta bez dôvodu</translation>
    </message>
    <message>
        <source>Claim based on a screen</source>
        <translation>Reklamácia podľa obrazovky</translation>
    </message>
    <message>
        <source>Scoresheet</source>
        <translation>Partiár</translation>
    </message>
    <message>
        <source>not writing notation keep score record moves refuses refusal does not write</source>
        <translation>nepíše nezapisuje zapisovanie zápis ťahy odmieta odmietnutie notácia</translation>
    </message>
    <message>
        <source>Scoresheets not up to date after a flag fall</source>
        <translation>Neúplné partiáre po páde zástavky</translation>
    </message>
    <message>
        <source>Illegal position seen by the arbiter</source>
        <translation>Nemožná pozícia, ktorú vidí rozhodca</translation>
    </message>
    <message>
        <source>Touched piece</source>
        <translation>Dotknutá figúrka</translation>
    </message>
    <message>
        <source>touch move touched adjust j&apos;adoube released let go wants another move</source>
        <translation>dotkol sa dotyk dotknuté hrané opravujem j&apos;adoube pustil chce iný ťah</translation>
    </message>
    <message>
        <source>Reply to a draw offer</source>
        <translation>Odpoveď na ponuku remízy</translation>
    </message>
    <message>
        <source>Game ended on the board</source>
        <translation>Koniec partie na šachovnici</translation>
    </message>
    <message>
        <source>Prearranged draw</source>
        <translation>Vopred dohodnutá remíza</translation>
    </message>
    <message>
        <source>Resignation</source>
        <translation>Vzdanie partie</translation>
    </message>
    <message>
        <source>resigns gives up lone king bare king</source>
        <translation>vzdáva sa vzdal osamelý kráľ holý kráľ</translation>
    </message>
    <message>
        <source>Misunderstood handshake</source>
        <translation>Nedorozumenie pri podaní rúk</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Trest</translation>
    </message>
    <message>
        <source>Conduct of a player</source>
        <translation>Správanie hráča</translation>
    </message>
    <message>
        <source>offence behaviour noise talking speaking chatting smoking distracting disturbing leaving not writing warning</source>
        <translation>priestupok hluk rozpráva rozprávanie hovorí ruší fajčenie vyrušovanie odišiel nepíše napomenutie opustil odišiel odíde z miestnosti</translation>
    </message>
    <message>
        <source>Error at the start</source>
        <translation>Chyba na začiatku partie</translation>
    </message>
    <message>
        <source>initial position wrong colours wrong colors colours reversed swapped board turned set up</source>
        <translation>základné postavenie zlé farby vymenené farby vymenené strany opačné otočená šachovnica zle postavené</translation>
    </message>
    <message>
        <source>Displaced pieces</source>
        <translation>Posunuté figúrky</translation>
    </message>
    <message>
        <source>knocked over fallen pushed put back</source>
        <translation>zhodené spadnuté prevrátené zvalil vrátiť</translation>
    </message>
    <message>
        <source>Signed result</source>
        <translation>Podpísaný výsledok</translation>
    </message>
    <message>
        <source>scoresheet signature wrong result refuses to sign</source>
        <translation>partiár podpis nesprávny zlý výsledok odmieta nepodpísal</translation>
    </message>
    <message>
        <source>Appeal</source>
        <translation>Odvolanie</translation>
    </message>
    <message>
        <source>Clock not pressed</source>
        <translation>Nestlačené hodiny</translation>
    </message>
    <message>
        <source>The opponent has accepted a draw</source>
        <translation>Súper prijal remízu</translation>
    </message>
    <message>
        <source>Increment that the clock gave</source>
        <translation>Prídavok, ktorý hodiny dávali</translation>
    </message>
    <message>
        <source>Intention to adjust</source>
        <translation>Úmysel upraviť</translation>
    </message>
    <message>
        <source>arrival after the start</source>
        <translation>príchod po začiatku</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Proti čomu</translation>
    </message>
    <message>
        <source>Intended move as written</source>
        <translation>Zamýšľaný ťah podľa zápisu</translation>
    </message>
    <message>
        <source>Time on the clocks at the start</source>
        <translation>Čas na hodinách na začiatku</translation>
    </message>
    <message>
        <source>Basis of the claim</source>
        <translation>Dôvod reklamácie</translation>
    </message>
    <message>
        <source>Increment before the first move as well</source>
        <translation>Prídavok už pred prvým ťahom</translation>
    </message>
    <message>
        <source>The opponent has done the same</source>
        <translation>Súper urobil to isté</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Hráč</translation>
    </message>
    <message>
        <source>The game record has no missing moves</source>
        <translation>V zápise partie nechýbajú ťahy</translation>
    </message>
    <message>
        <source>the flag is down</source>
        <translation>zástavka spadla</translation>
    </message>
    <message>
        <source>time on the clock now</source>
        <translation>čas na hodinách teraz</translation>
    </message>
    <message>
        <source>Stopped by</source>
        <translation>Kto ich zastavil</translation>
    </message>
    <message>
        <source>The clock was pressed after the move</source>
        <translation>Po ťahu boli stlačené hodiny</translation>
    </message>
    <message>
        <source>With a condition attached</source>
        <translation>S podmienkou</translation>
    </message>
    <message>
        <source>Displaced by</source>
        <translation>Kto ich posunul</translation>
    </message>
    <message>
        <source>Earlier incorrect or invalid claims</source>
        <translation>Skoršie neoprávnené alebo neplatné reklamácie</translation>
    </message>
    <message>
        <source>A piece was touched before the claim</source>
        <translation>Pred reklamáciou sa hráč dotkol figúrky</translation>
    </message>
    <message>
        <source>Already drawn by</source>
        <translation>Remíza už predtým</translation>
    </message>
    <message>
        <source>Earlier offers that were rejected</source>
        <translation>Skoršie odmietnuté ponuky</translation>
    </message>
    <message>
        <source>did not have to keep score</source>
        <translation>bez povinnosti zapisovať</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Čo sa stalo</translation>
    </message>
    <message>
        <source>The player&apos;s game is over</source>
        <translation>Partia hráča sa skončila</translation>
    </message>
    <message>
        <source>White&apos;s first press after the start</source>
        <translation>Prvé stlačenie bieleho po začiatku</translation>
    </message>
    <message>
        <source>What the game record shows</source>
        <translation>Čo ukazuje zápis partie</translation>
    </message>
    <message>
        <source>Noticed by</source>
        <translation>Kto si to všimol</translation>
    </message>
    <message>
        <source>Full time of each player</source>
        <translation>Celý čas každého hráča</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Dôvod</translation>
    </message>
    <message>
        <source>The player has the move</source>
        <translation>Hráč je na ťahu</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Koniec partie</translation>
    </message>
    <message>
        <source>Time left to both players together</source>
        <translation>Zvyšný čas oboch hráčov spolu</translation>
    </message>
    <message>
        <source>In a bag, not on the player</source>
        <translation>V taške, nie pri hráčovi</translation>
    </message>
    <message>
        <source>Increment</source>
        <translation>Prídavok času</translation>
    </message>
    <message>
        <source>Points the player keeps</source>
        <translation>Body, ktoré hráčovi zostanú</translation>
    </message>
    <message>
        <source>Offence</source>
        <translation>Priestupok</translation>
    </message>
    <message>
        <source>Both kings are in check</source>
        <translation>Obaja králi sú v šachu</translation>
    </message>
    <message>
        <source>last reliable time</source>
        <translation>posledný spoľahlivý čas</translation>
    </message>
    <message>
        <source>time lost by a disturbance</source>
        <translation>čas stratený rušením</translation>
    </message>
    <message>
        <source>Move made since, in English notation</source>
        <translation>Ťah urobený odvtedy, v anglickej notácii</translation>
    </message>
    <message>
        <source>Checkmated player</source>
        <translation>Hráč, ktorý dostal mat</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Otázka</translation>
    </message>
    <message>
        <source>Correct initial position (FEN)</source>
        <translation>Správne základné postavenie (FEN)</translation>
    </message>
    <message>
        <source>missing time</source>
        <translation>chýbajúci čas</translation>
    </message>
    <message>
        <source>When it was offered</source>
        <translation>Kedy bola ponúknutá</translation>
    </message>
    <message>
        <source>The player has made the next move as well</source>
        <translation>Hráč urobil už aj ďalší ťah</translation>
    </message>
    <message>
        <source>moves made</source>
        <translation>počet ťahov</translation>
    </message>
    <message>
        <source>moves made before the irregularity</source>
        <translation>počet ťahov pred nedopatrením</translation>
    </message>
    <message>
        <source>Piece that touched the promotion square</source>
        <translation>Figúra, ktorá sa dotkla poľa premeny</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Ďalší ťah</translation>
    </message>
    <message>
        <source>No arbiter is present</source>
        <translation>Rozhodca nie je prítomný</translation>
    </message>
    <message>
        <source>Committed by</source>
        <translation>Kto sa ho dopustil</translation>
    </message>
    <message>
        <source>Player at fault</source>
        <translation>Previnivší sa hráč</translation>
    </message>
    <message>
        <source>The offer is pending</source>
        <translation>Ponuka platí</translation>
    </message>
    <message>
        <source>A draw was offered with the move</source>
        <translation>S ťahom bola ponúknutá remíza</translation>
    </message>
    <message>
        <source>Offered by</source>
        <translation>Kto ponúkol</translation>
    </message>
    <message>
        <source>Points of the opponent</source>
        <translation>Body súpera</translation>
    </message>
    <message>
        <source>An offer of the opponent is pending</source>
        <translation>Platí ponuka súpera</translation>
    </message>
    <message>
        <source>The opponent has touched a piece since</source>
        <translation>Súper sa odvtedy dotkol figúrky</translation>
    </message>
    <message>
        <source>A correct claim would be based on</source>
        <translation>Oprávnená by bola reklamácia pre</translation>
    </message>
    <message>
        <source>The game was already over</source>
        <translation>Partia sa už skončila</translation>
    </message>
    <message>
        <source>Already counted; only the result is open</source>
        <translation>Už započítaný; ostáva rozhodnúť výsledok</translation>
    </message>
    <message>
        <source>An earlier offer of the player is pending</source>
        <translation>Platí skoršia ponuka hráča</translation>
    </message>
    <message>
        <source>The arbiter has permitted it</source>
        <translation>Rozhodca to povolil</translation>
    </message>
    <message>
        <source>Result of the game as played</source>
        <translation>Skutočný výsledok partie</translation>
    </message>
    <message>
        <source>The clock was pressed before the pieces were replaced</source>
        <translation>Hodiny boli stlačené pred vrátením figúrok</translation>
    </message>
    <message>
        <source>Whose clock should have run since</source>
        <translation>Čie hodiny mali odvtedy ísť</translation>
    </message>
    <message>
        <source>Who refuses to sign</source>
        <translation>Kto odmieta podpísať</translation>
    </message>
    <message>
        <source>An earlier claim was rejected</source>
        <translation>Skoršia reklamácia bola zamietnutá</translation>
    </message>
    <message>
        <source>Square where the piece was released</source>
        <translation>Pole, na ktorom bola figúrka pustená</translation>
    </message>
    <message>
        <source>The opponent has made a move since</source>
        <translation>Súper odvtedy urobil ťah</translation>
    </message>
    <message>
        <source>That move was illegal as well</source>
        <translation>Aj tento ťah bol nemožný</translation>
    </message>
    <message>
        <source>That move checkmates</source>
        <translation>Tento ťah dáva mat</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation>Odpoveď</translation>
    </message>
    <message>
        <source>Result of the game</source>
        <translation>Výsledok partie</translation>
    </message>
    <message>
        <source>correct number of moves</source>
        <translation>správny počet ťahov</translation>
    </message>
    <message>
        <source>Rounds of the exclusion</source>
        <translation>Počet kôl vylúčenia</translation>
    </message>
    <message>
        <source>Reported by</source>
        <translation>Kto to oznámil</translation>
    </message>
    <message>
        <source>The move seemed to end the game</source>
        <translation>Ťah zdanlivo skončil partiu</translation>
    </message>
    <message>
        <source>Both players have signed another result</source>
        <translation>Obaja hráči podpísali iný výsledok</translation>
    </message>
    <message>
        <source>result on the signed scoresheet</source>
        <translation>výsledok na podpísanom partiári</translation>
    </message>
    <message>
        <source>The player has signed the scoresheet</source>
        <translation>Hráč podpísal partiár</translation>
    </message>
    <message>
        <source>Half-moves made since</source>
        <translation>Počet polťahov odvtedy</translation>
    </message>
    <message>
        <source>Time passed since</source>
        <translation>Čas, ktorý odvtedy uplynul</translation>
    </message>
    <message>
        <source>Position the game began from (FEN)</source>
        <translation>Postavenie, z ktorého sa partia začala (FEN)</translation>
    </message>
    <message>
        <source>The device</source>
        <translation>Zariadenie</translation>
    </message>
    <message>
        <source>Time taken from the player</source>
        <translation>Čas odobratý hráčovi</translation>
    </message>
    <message>
        <source>Time for the opponent</source>
        <translation>Čas pre súpera</translation>
    </message>
    <message>
        <source>time before the irregularity</source>
        <translation>čas pred nedopatrením</translation>
    </message>
    <message>
        <source>Earlier offences of this kind</source>
        <translation>Skoršie priestupky tohto druhu</translation>
    </message>
    <message>
        <source>The opponent&apos;s last move was illegal</source>
        <translation>Posledný ťah súpera bol nemožný</translation>
    </message>
    <message>
        <source>Touched at the same time, or the order is unknown</source>
        <translation>Dotyk naraz alebo v neznámom poradí</translation>
    </message>
    <message>
        <source>How it was touched</source>
        <translation>Ako došlo k dotyku</translation>
    </message>
    <message>
        <source>Squares of the pieces touched, in order</source>
        <translation>Polia dotknutých figúrok v poradí</translation>
    </message>
    <message>
        <source>A piece was touched after the claim</source>
        <translation>Po reklamácii sa hráč dotkol figúrky</translation>
    </message>
    <message>
        <source>The move was made with two hands</source>
        <translation>Ťah bol urobený dvoma rukami</translation>
    </message>
    <message>
        <source>The opponent has verified it</source>
        <translation>Súper to overil</translation>
    </message>
    <message>
        <source>Reason why it does not count</source>
        <translation>Dôvod, prečo neplatí</translation>
    </message>
    <message>
        <source>Less than five minutes were left in this period</source>
        <translation>V tomto úseku zostávalo menej ako päť minút</translation>
    </message>
    <message>
        <source>Delay of the real White&apos;s arrival</source>
        <translation>Meškanie skutočného bieleho</translation>
    </message>
    <message>
        <source>The player withdraws the claim</source>
        <translation>Hráč berie reklamáciu späť</translation>
    </message>
    <message>
        <source>The position is written down</source>
        <translation>Pozícia je zapísaná</translation>
    </message>
    <message>
        <source>Changed by</source>
        <translation>Kto ich zmenil</translation>
    </message>
    <message>
        <source>Correct increment</source>
        <translation>Správny prídavok</translation>
    </message>
    <message>
        <source>accepts</source>
        <translation>prijatie</translation>
    </message>
    <message>
        <source>accidentally</source>
        <translation>náhodne</translation>
    </message>
    <message>
        <source>adjusts a piece</source>
        <translation>úprava figúrky</translation>
    </message>
    <message>
        <source>after the move, before the press</source>
        <translation>po ťahu, pred stlačením hodín</translation>
    </message>
    <message>
        <source>the intended move is a capture</source>
        <translation>zamýšľaný ťah je branie</translation>
    </message>
    <message>
        <source>the intended move is illegal</source>
        <translation>zamýšľaný ťah je nemožný</translation>
    </message>
    <message>
        <source>the intended move is a pawn move</source>
        <translation>zamýšľaný ťah je ťah pešiakom</translation>
    </message>
    <message>
        <source>the arbiter</source>
        <translation>rozhodca</translation>
    </message>
    <message>
        <source>wrong time at the start</source>
        <translation>nesprávny základný čas</translation>
    </message>
    <message>
        <source>before making a move</source>
        <translation>pred vlastným ťahom</translation>
    </message>
    <message>
        <source>bishop</source>
        <translation>strelec</translation>
    </message>
    <message>
        <source>chessboard placed incorrectly</source>
        <translation>nesprávne položená šachovnica</translation>
    </message>
    <message>
        <source>both</source>
        <translation>oboje</translation>
    </message>
    <message>
        <source>both kings in check</source>
        <translation>obaja králi v šachu</translation>
    </message>
    <message>
        <source>changed by a player</source>
        <translation>zmenené hráčom</translation>
    </message>
    <message>
        <source>cannot win by normal means</source>
        <translation>nedá sa vyhrať bežnými prostriedkami</translation>
    </message>
    <message>
        <source>checkmate</source>
        <translation>mat</translation>
    </message>
    <message>
        <source>claim made before it</source>
        <translation>skoršia reklamácia</translation>
    </message>
    <message>
        <source>claim without an arbiter</source>
        <translation>reklamácia bez rozhodcu</translation>
    </message>
    <message>
        <source>colours reversed</source>
        <translation>vymenené farby</translation>
    </message>
    <message>
        <source>disputed contact</source>
        <translation>sporný dotyk</translation>
    </message>
    <message>
        <source>the claim is correct</source>
        <translation>reklamácia je oprávnená</translation>
    </message>
    <message>
        <source>dead position</source>
        <translation>mŕtva pozícia</translation>
    </message>
    <message>
        <source>a decision</source>
        <translation>rozhodnutie</translation>
    </message>
    <message>
        <source>rejects</source>
        <translation>odmietnutie</translation>
    </message>
    <message>
        <source>defective clock</source>
        <translation>porucha hodín</translation>
    </message>
    <message>
        <source>deliberately</source>
        <translation>úmyselne</translation>
    </message>
    <message>
        <source>displaced pieces</source>
        <translation>posunuté figúrky</translation>
    </message>
    <message>
        <source>disputed</source>
        <translation>sporný</translation>
    </message>
    <message>
        <source>disturbance from outside</source>
        <translation>rušenie zvonku</translation>
    </message>
    <message>
        <source>draw claim</source>
        <translation>reklamácia remízy</translation>
    </message>
    <message>
        <source>must the player keep score?</source>
        <translation>musí hráč zapisovať?</translation>
    </message>
    <message>
        <source>50 moves</source>
        <translation>50 ťahov</translation>
    </message>
    <message>
        <source>50 moves with the intended move</source>
        <translation>50 ťahov so zamýšľaným ťahom</translation>
    </message>
    <message>
        <source>fivefold repetition</source>
        <translation>päťnásobné opakovanie</translation>
    </message>
    <message>
        <source>illegal move</source>
        <translation>nemožný ťah</translation>
    </message>
    <message>
        <source>illness</source>
        <translation>choroba</translation>
    </message>
    <message>
        <source>wrong increment</source>
        <translation>nesprávny prídavok</translation>
    </message>
    <message>
        <source>the time jumped</source>
        <translation>čas preskočil</translation>
    </message>
    <message>
        <source>the scoresheet is kept</source>
        <translation>ponechanie partiára</translation>
    </message>
    <message>
        <source>king</source>
        <translation>kráľ</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>jazdec</translation>
    </message>
    <message>
        <source>legal</source>
        <translation>prípustný</translation>
    </message>
    <message>
        <source>wrong mode</source>
        <translation>nesprávny režim</translation>
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
        <translation>stlačenie hodín bez ťahu</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>neznáme</translation>
    </message>
    <message>
        <source>the player does not have the move</source>
        <translation>hráč nie je na ťahu</translation>
    </message>
    <message>
        <source>not completed yet</source>
        <translation>ešte nedokončený</translation>
    </message>
    <message>
        <source>no intended move written</source>
        <translation>zamýšľaný ťah nie je zapísaný</translation>
    </message>
    <message>
        <source>the opponent asks for the number of moves</source>
        <translation>súper sa pýta na počet ťahov</translation>
    </message>
    <message>
        <source>the player</source>
        <translation>hráč</translation>
    </message>
    <message>
        <source>while the opponent has the move</source>
        <translation>keď je na ťahu súper</translation>
    </message>
    <message>
        <source>the opponent</source>
        <translation>súper</translation>
    </message>
    <message>
        <source>conduct of the opponent</source>
        <translation>správanie súpera</translation>
    </message>
    <message>
        <source>another</source>
        <translation>iný</translation>
    </message>
    <message>
        <source>clock pressed with the other hand</source>
        <translation>stlačenie hodín druhou rukou</translation>
    </message>
    <message>
        <source>pawn</source>
        <translation>pešiak</translation>
    </message>
    <message>
        <source>pawn on the last rank</source>
        <translation>pešiak na poslednom rade</translation>
    </message>
    <message>
        <source>a piece was touched</source>
        <translation>dotyk figúrky</translation>
    </message>
    <message>
        <source>both players</source>
        <translation>obaja hráči</translation>
    </message>
    <message>
        <source>piece for a promotion</source>
        <translation>figúra na premenu</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dáma</translation>
    </message>
    <message>
        <source>quickplay claim</source>
        <translation>reklamácia pri ukončení rýchlej hry</translation>
    </message>
    <message>
        <source>the player refuses to keep score</source>
        <translation>hráč odmieta zapisovať</translation>
    </message>
    <message>
        <source>repetition on the board</source>
        <translation>opakovanie na šachovnici</translation>
    </message>
    <message>
        <source>repetition with the intended move</source>
        <translation>opakovanie so zamýšľaným ťahom</translation>
    </message>
    <message>
        <source>rook</source>
        <translation>veža</translation>
    </message>
    <message>
        <source>expressed</source>
        <translation>oznámený</translation>
    </message>
    <message>
        <source>75 moves</source>
        <translation>75 ťahov</translation>
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
        <translation>hodiny zastali</translation>
    </message>
    <message>
        <source>times swapped</source>
        <translation>zamenené časy</translation>
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
        <translation>menej ako 50 ťahov</translation>
    </message>
    <message>
        <source>the position occurred too few times</source>
        <translation>pozícia nevznikla dostatočne často</translation>
    </message>
    <message>
        <source>touches a piece</source>
        <translation>dotyk figúrky</translation>
    </message>
    <message>
        <source>two hands used</source>
        <translation>použitie oboch rúk</translation>
    </message>
    <message>
        <source>pawn not replaced on promotion</source>
        <translation>pešiak pri premene nevymenený</translation>
    </message>
    <message>
        <source>with a claim</source>
        <translation>s reklamáciou</translation>
    </message>
    <message>
        <source>the offer is withdrawn</source>
        <translation>odvolanie ponuky</translation>
    </message>
    <message>
        <source>incorrect initial position</source>
        <translation>nesprávne základné postavenie</translation>
    </message>
    <message>
        <source>the wrong clock ran</source>
        <translation>išli nesprávne hodiny</translation>
    </message>
    <message>
        <source>clock set incorrectly</source>
        <translation>nesprávne nastavené hodiny</translation>
    </message>
    <message>
        <source>White: %1</source>
        <comment>field</comment>
        <extracomment>The label of a field about one player: %1 as &quot;moves made&quot; or &quot;arrival after the start&quot;.</extracomment>
        <translation>Biely: %1</translation>
    </message>
    <message>
        <source>Black: %1</source>
        <comment>field</comment>
        <translation>Čierny: %1</translation>
    </message>
    <message>
        <source>Move as it was made</source>
        <translation>Vykonaný ťah</translation>
    </message>
    <message>
        <source>Square where the new piece was put instead</source>
        <translation>Pole, na ktoré bola nová figúra postavená</translation>
    </message>
    <message>
        <source>Another move was written in its place</source>
        <translation>Namiesto neho bol zapísaný iný ťah</translation>
    </message>
    <message>
        <source>The record shows no such end</source>
        <translation>Záznam takýto koniec neukazuje</translation>
    </message>
    <message>
        <source>What could be claimed now</source>
        <translation>Čo by sa dalo teraz reklamovať</translation>
    </message>
    <message>
        <source>Resigned because a piece was displaced</source>
        <translation>Vzdal sa, lebo figúra bola posunutá</translation>
    </message>
    <message>
        <source>the game had been played already</source>
        <translation>partia sa už odohrala</translation>
    </message>
    <message>
        <source>Move that was written first</source>
        <translation>Ťah, ktorý bol zapísaný ako prvý</translation>
    </message>
    <message>
        <source>Adjournment</source>
        <translation>Prerušenie partie</translation>
    </message>
    <message>
        <source>Change of a sealed move</source>
        <translation>Zmena zapečateného ťahu</translation>
    </message>
    <message>
        <source>Adjourned game: draw, resignation or offer</source>
        <translation>Prerušená partia: remíza, vzdanie alebo ponuka</translation>
    </message>
    <message>
        <source>Resumption of an adjourned game</source>
        <translation>Dohrávka prerušenej partie</translation>
    </message>
    <message>
        <source>Sealed move opened</source>
        <translation>Otvorenie zapečateného ťahu</translation>
    </message>
    <message>
        <source>Missing envelope</source>
        <translation>Chýbajúca obálka</translation>
    </message>
    <message>
        <source>Incorrect times of an adjourned game</source>
        <translation>Nesprávne časy prerušenej partie</translation>
    </message>
    <message>
        <source>Player whose clock is running</source>
        <translation>Hráč, ktorému idú hodiny</translation>
    </message>
    <message>
        <source>Time to the end of the session, if adjourned early</source>
        <translation>Čas do konca hracieho času pri skoršom prerušení</translation>
    </message>
    <message>
        <source>Move made on the board</source>
        <translation>Ťah vykonaný na šachovnici</translation>
    </message>
    <message>
        <source>The player has made a move since the resumption</source>
        <translation>Hráč po dohrávke už vykonal ťah</translation>
    </message>
    <message>
        <source>Move, in English notation</source>
        <translation>Ťah v anglickej notácii</translation>
    </message>
    <message>
        <source>A claim is still to be decided</source>
        <translation>O reklamácii sa ešte nerozhodlo</translation>
    </message>
    <message>
        <source>The player has stopped the clock</source>
        <translation>Hráč zastavil hodiny</translation>
    </message>
    <message>
        <source>Move made on the board instead of sealing</source>
        <translation>Ťah vykonaný na šachovnici namiesto zapečatenia</translation>
    </message>
    <message>
        <source>What is reported</source>
        <translation>Čo sa oznamuje</translation>
    </message>
    <message>
        <source>Sealed by</source>
        <translation>Zapečatil</translation>
    </message>
    <message>
        <source>arrival after the agreed time</source>
        <translation>príchod po dohodnutom čase</translation>
    </message>
    <message>
        <source>has arrived</source>
        <translation>je prítomný</translation>
    </message>
    <message>
        <source>time recorded at the adjournment</source>
        <translation>čas zaznamenaný pri prerušení</translation>
    </message>
    <message>
        <source>Reply sealed as well</source>
        <translation>Zapečatená aj odpoveď</translation>
    </message>
    <message>
        <source>Sealed move as written</source>
        <translation>Zapečatený ťah, ako je zapísaný</translation>
    </message>
    <message>
        <source>Language of the notation</source>
        <translation>Jazyk notácie</translation>
    </message>
    <message>
        <source>No move is written</source>
        <translation>Nie je zapísaný žiadny ťah</translation>
    </message>
    <message>
        <source>A draw offer is on the envelope</source>
        <translation>Na obálke je ponuka remízy</translation>
    </message>
    <message>
        <source>The position cannot be re-established</source>
        <translation>Pozíciu nemožno obnoviť</translation>
    </message>
    <message>
        <source>Move that the player says was sealed</source>
        <translation>Ťah, ktorý hráč uvádza ako zapečatený</translation>
    </message>
    <message>
        <source>Pointed out by</source>
        <translation>Upozornil</translation>
    </message>
    <message>
        <source>none</source>
        <translation>žiadny</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>áno</translation>
    </message>
    <message>
        <source>no</source>
        <comment>fact of an incident</comment>
        <translation>nie</translation>
    </message>
    <message>
        <source>before being told to seal, clock not pressed</source>
        <translation>pred výzvou na zapečatenie, bez stlačenia hodín</translation>
    </message>
    <message>
        <source>after being told to seal</source>
        <translation>po výzve na zapečatenie</translation>
    </message>
    <message>
        <source>a draw is agreed</source>
        <translation>dohoda na remíze</translation>
    </message>
    <message>
        <source>the player resigns</source>
        <translation>hráč sa vzdáva</translation>
    </message>
    <message>
        <source>the player offers a draw</source>
        <translation>hráč ponúka remízu</translation>
    </message>
    <message>
        <source>the player wants to seal it</source>
        <translation>hráč ju chce zapečatiť</translation>
    </message>
    <message>
        <source>it is sealed</source>
        <translation>je zapečatená</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>figurines</source>
        <translation>figúrky</translation>
    </message>
    <message>
        <source>Longest delay that the regulations allow</source>
        <translation>Najdlhšie meškanie podľa propozícií</translation>
    </message>
    <message>
        <source>Move made on the board after the call to seal</source>
        <translation>Ťah vykonaný na šachovnici po výzve zapečatiť</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nikto</translation>
    </message>
    <message>
        <source>neither</source>
        <translation>ani jedny</translation>
    </message>
    <message>
        <source>offers a draw proposes half point asks for a draw</source>
        <translation>ponúka dohoda ponúkol navrhuje polbod chce remízu</translation>
    </message>
    <message>
        <source>agreed early too soon before move agree draws shook hands</source>
        <translation>dohodnutá predčasná priskoro pred ťahom dohodli podali si ruky</translation>
    </message>
    <message>
        <source>time correction correct adjust add minutes bonus set again</source>
        <translation>oprava času korekcia pridať minúty prídavok opraviť nastaviť</translation>
    </message>
    <message>
        <source>extra time five seconds guidelines increment sudden death last period two minutes</source>
        <translation>prídavok päť sekúnd smernice čas navyše posledná perióda dve minúty</translation>
    </message>
    <message>
        <source>guidelines normal means cannot win no effort two minutes sudden death</source>
        <translation>smernice bežné prostriedky nemôže vyhrať nesnaží sa dve minúty 2 minúty</translation>
    </message>
    <message>
        <source>monitor display big screen demonstration board projector live internet</source>
        <translation>monitor displej veľká obrazovka demonštračná šachovnica projektor prenos internet</translation>
    </message>
    <message>
        <source>time trouble update reconstruct incomplete missing moves zeitnot</source>
        <translation>časová tieseň doplnenie rekonštrukcia neúplný zápis chýbajúce ťahy cajtnot</translation>
    </message>
    <message>
        <source>kings check both kings pawn last rank eighth impossible not promoted</source>
        <translation>králi šach pešiak posledný rad obaja v šachu ôsmy nepremenený</translation>
    </message>
    <message>
        <source>accepts rejects declines withdraws takes back answer refuses</source>
        <translation>prijíma odmieta odvoláva prijal odmietol berie späť reakcia</translation>
    </message>
    <message>
        <source>checkmate mate mated stalemate dead position insufficient material fivefold seventy-five</source>
        <translation>mat pat zmatoval mŕtva pozícia nedostatok materiálu päťnásobné sedemdesiatpäť</translation>
    </message>
    <message>
        <source>sham game fixed arranged agreed before bought match fixing without playing</source>
        <translation>fingovaná partia podvod dohoda pred partiou kúpená bez boja</translation>
    </message>
    <message>
        <source>result dispute shook hands draw or win disagree different results</source>
        <translation>výsledok spor podali si ruky remíza alebo výhra nezhoda</translation>
    </message>
    <message>
        <source>warning warn fine expulsion expelled excluded loss of game points less time punish sanction</source>
        <translation>napomenutie pokuta vylúčenie vylúčený prehra body odobratie času potrestať sankcia</translation>
    </message>
    <message>
        <source>committee protest complaint complains objection chief arbiter disagrees</source>
        <translation>odvolacia komisia protest námietka sťažnosť hlavný rozhodca nesúhlasí</translation>
    </message>
    <message>
        <source>missed press forgot forgotten did not press lever own clock runs</source>
        <translation>zabudol zabudnuté stlačenie nestlačil neprepol páčka bežia vlastné hodiny</translation>
    </message>
    <message>
        <source>adjourned interrupted postponed sealed move envelope end of session</source>
        <translation>prerušená partia zapečatený tajný ťah obálka odklad koniec hracieho času</translation>
    </message>
    <message>
        <source>adjourned envelope back wants another move open again</source>
        <translation>prerušená partia obálka späť chce iný ťah otvoriť znova prepísať</translation>
    </message>
    <message>
        <source>agreed draw resigns by telephone message between sessions before resumption</source>
        <translation>dohoda pred dohrávkou remíza vzdal telefonicky odkaz medzi</translation>
    </message>
    <message>
        <source>absent late continue resume continues envelope reply</source>
        <translation>neprítomný neskoro pokračuje pokračovanie obálka odpoveď</translation>
    </message>
    <message>
        <source>adjourned envelope ambiguous unclear unreadable empty illegal wrong</source>
        <translation>prerušená partia obálka nejednoznačný nejasný nečitateľný prázdna nemožný</translation>
    </message>
    <message>
        <source>adjourned sealed move lost gone disappeared destroyed</source>
        <translation>prerušená partia zapečatený tajný ťah stratený stratila zmizla zničená</translation>
    </message>
    <message>
        <source>resumption clock wrong times used noted badly written</source>
        <translation>dohrávka hodiny nesprávny spotrebovaný čas zlý zapísaný</translation>
    </message>
    <message>
        <source>disturbing talking speaking chatting whispering bothering gestures</source>
        <translation>ruší rušenie vyrušuje rozpráva rozprávanie hovorí šepká obťažuje gestá posunky</translation>
    </message>
    <message>
        <source>loud music talking beeping shouting</source>
        <translation>hlasný hudba rozprávanie pípa pípanie krik kričí</translation>
    </message>
    <message>
        <source>insult rude swearing fight unsporting scandal cheating</source>
        <translation>urážka urazil hrubý nadáva bitka nešportové škandál podvádza podvod</translation>
    </message>
    <message>
        <source>increment that the last press added</source>
        <translation>prídavok pripočítaný posledným stlačením</translation>
    </message>
    <message>
        <source>Delay of the player who must reply</source>
        <translation>Meškanie hráča, ktorý má odpovedať</translation>
    </message>
    <message>
        <source>time the clock should show now</source>
        <translation>čas, ktorý majú hodiny teraz ukazovať</translation>
    </message>
</context>
<context>
    <name>InterventionChoice</name>
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
        <source>Incorrect claim by White</source>
        <translation>Neoprávnená reklamácia bieleho</translation>
    </message>
    <message>
        <source>Incorrect claim by Black</source>
        <translation>Neoprávnená reklamácia čierneho</translation>
    </message>
    <message>
        <source>Set White to move</source>
        <translation>Prepnúť ťah na bieleho</translation>
    </message>
    <message>
        <source>Set Black to move</source>
        <translation>Prepnúť ťah na čierneho</translation>
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
        <source>Pause the clock</source>
        <translation>Zastaviť hodiny</translation>
    </message>
    <message>
        <source>Start the clock</source>
        <translation>Spustiť hodiny</translation>
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
        <source>Adjourn the game</source>
        <translation>Prerušiť partiu</translation>
    </message>
    <message>
        <source>Adjourn the games</source>
        <translation>Prerušiť partie</translation>
    </message>
    <message>
        <source>Pause the clocks</source>
        <translation>Zastaviť hodiny</translation>
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
        <source>Replace the clock…</source>
        <translation>Vymeniť hodiny…</translation>
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
        <translation>, iba na reklamáciu</translation>
    </message>
    <message>
        <source>Undo the last press</source>
        <translation>Vziať späť posledné stlačenie</translation>
    </message>
    <message>
        <source>Count White&apos;s missed press</source>
        <translation>Započítať zabudnuté stlačenie bieleho</translation>
    </message>
    <message>
        <source>Count Black&apos;s missed press</source>
        <translation>Započítať zabudnuté stlačenie čierneho</translation>
    </message>
    <message>
        <source>Restart White&apos;s Canadian overtime</source>
        <translation>Obnoviť kanadský čas bieleho</translation>
    </message>
    <message>
        <source>Restart Black&apos;s Canadian overtime</source>
        <translation>Obnoviť kanadský čas čierneho</translation>
    </message>
    <message>
        <source>Cancel a flag fall…</source>
        <translation>Zrušiť pád zástavky…</translation>
    </message>
    <message>
        <source>Resume the clock</source>
        <translation>Nechať hodiny bežať ďalej</translation>
    </message>
    <message>
        <source>Swap the times</source>
        <translation>Prehodiť časy</translation>
    </message>
    <message>
        <source>Reset the clock for a new game</source>
        <translation>Nastaviť hodiny ako pred partiou</translation>
    </message>
    <message>
        <source>Resume the clocks</source>
        <translation>Nechať hodiny bežať ďalej</translation>
    </message>
    <message>
        <source>Change the time control…</source>
        <translation>Zmeniť hracie tempo…</translation>
    </message>
    <message>
        <source>Missed press, correcting the times…</source>
        <translation>Zabudnuté stlačenie, s časom…</translation>
    </message>
    <message>
        <source>Resume the adjourned game</source>
        <translation>Dohrať prerušenú partiu</translation>
    </message>
    <message>
        <source>loses; opponent scores ½ if unable to checkmate</source>
        <translation>prehráva; ½ súperovi, ktorý nemôže dať mat</translation>
    </message>
    <message>
        <source>loses, unless the regulations set a lesser penalty</source>
        <translation>prehráva; propozície môžu určiť menej</translation>
    </message>
    <message>
        <source>Resume the adjourned game, %1 off White&apos;s clock</source>
        <translation>Dohrať prerušenú partiu, bielemu odpočítať %1</translation>
    </message>
    <message>
        <source>Resume the adjourned game, %1 off Black&apos;s clock</source>
        <translation>Dohrať prerušenú partiu, čiernemu odpočítať %1</translation>
    </message>
</context>
<context>
    <name>InterventionForm</name>
    <message>
        <source>Presets and periods…</source>
        <translation>Predvoľby a úseky…</translation>
    </message>
</context>
<context>
    <name>InterventionHead</name>
    <message>
        <source>Pinned open</source>
        <translation>Zostáva otvorené</translation>
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
    <name>InterventionKeys</name>
    <message>
        <source>open the panel; in the panel: back to the boards</source>
        <translation>otvoriť panel; v ňom: späť k prehľadu šachovníc</translation>
    </message>
    <message>
        <source>the action with this number</source>
        <translation>úkon s týmto číslom</translation>
    </message>
    <message>
        <source>more actions</source>
        <translation>ďalšie úkony</translation>
    </message>
    <message>
        <source>choose an action and apply it</source>
        <translation>vybrať úkon a vykonať ho</translation>
    </message>
    <message>
        <source>the opponent can, or cannot, checkmate</source>
        <translation>súper môže, alebo nemôže dať mat</translation>
    </message>
    <message>
        <source>White&apos;s, Black&apos;s phone or electronic device</source>
        <translation>telefón alebo zariadenie bieleho, čierneho</translation>
    </message>
    <message>
        <source>pause and resume all, or the selected boards</source>
        <translation>zastaviť a znova spustiť všetky, alebo označené šachovnice</translation>
    </message>
    <message>
        <source>close the panel</source>
        <translation>zavrieť panel</translation>
    </message>
</context>
<context>
    <name>InterventionList</name>
    <message>
        <source>Actions</source>
        <translation>Úkony</translation>
    </message>
    <message>
        <source>More actions: page %1 of %2</source>
        <translation>Ďalšie úkony: strana %1 z %2</translation>
    </message>
    <message>
        <source>The program has no clock at this board, so there is nothing to do to it here. F12 rules on incidents.</source>
        <translation>Na tejto šachovnici nemá program hodiny, preto tu niet čo s nimi robiť. Udalosti sa riešia klávesom F12.</translation>
    </message>
</context>
<context>
    <name>InterventionPanel</name>
    <message>
        <source>Apply</source>
        <translation>Vykonať</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušiť</translation>
    </message>
</context>
<context>
    <name>InterventionReason</name>
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
    <name>InterventionScope</name>
    <message>
        <source>Apply to</source>
        <translation>Koho hodiny</translation>
    </message>
</context>
<context>
    <name>JournalText</name>
    <message>
        <source>There is no file %1. It may have been moved or renamed.</source>
        <translation>Súbor %1 neexistuje. Možno bol presunutý alebo premenovaný.</translation>
    </message>
    <message>
        <source>The file %1 is not an event of Flagfall. Choose a file that ends in .flagfall.</source>
        <translation>Súbor %1 nie je turnaj Flagfall. Vyberte súbor s príponou .flagfall.</translation>
    </message>
    <message>
        <source>The file %1 is open in another program. Close it there first.</source>
        <translation>Súbor %1 je otvorený v inom programe. Najprv ho tam zatvorte.</translation>
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
        <source>the file is not an event</source>
        <translation>súbor nie je turnaj</translation>
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
        <source>The file %1 is damaged. The file was left unchanged. Open an earlier copy.</source>
        <translation>Súbor %1 je poškodený. Nič sa v ňom nezmenilo. Otvorte staršiu kópiu.</translation>
    </message>
    <message>
        <source>The file %1 is damaged: entry %2 has been altered. The file was left unchanged. Open an earlier copy.</source>
        <translation>Súbor %1 je poškodený: úkon %2 nie je taký, ako bol zapísaný. Nič sa v ňom nezmenilo. Otvorte staršiu kópiu.</translation>
    </message>
    <message>
        <source>The file %1 was written by a newer version of Flagfall. Open it with that version. The file was left unchanged.</source>
        <translation>Súbor %1 zapísala novšia verzia Flagfall. Otvorte ho v nej; nič sa nezmenilo.</translation>
    </message>
    <message>
        <source>The file %1 cannot be written. Check the permissions of the file and its folder.</source>
        <translation>Do súboru %1 sa nedá zapisovať. Skontrolujte práva k súboru a priečinku.</translation>
    </message>
    <message>
        <source>The disk holding %1 is full. Free some space; unsaved actions are kept and will then be written.</source>
        <translation>Disk so súborom %1 je plný. Uvoľnite na ňom miesto; čo nie je uložené, sa uchová a zapíše potom.</translation>
    </message>
    <message>
        <source>The file %1 already exists. Choose another name.</source>
        <translation>Súbor %1 už existuje. Zvoľte iný názov.</translation>
    </message>
    <message>
        <source>Entry %2 in %1 cannot be read by this version of Flagfall. The file was left unchanged.</source>
        <translation>Úkon %2 v súbore %1 táto verzia Flagfall nevie prečítať. V súbore sa nič nezmenilo.</translation>
    </message>
    <message>
        <source>Entry %2 in %1 contradicts the entries before it. The file was left unchanged.</source>
        <translation>Úkon %2 v súbore %1 nenadväzuje na to, čo je pred ním. V súbore sa nič nezmenilo.</translation>
    </message>
    <message>
        <source>the file is missing</source>
        <translation>súbor zmizol</translation>
    </message>
    <message>
        <source>the file is from a newer version</source>
        <translation>súbor je z novšej verzie</translation>
    </message>
    <message>
        <source>the file already exists</source>
        <translation>súbor už existuje</translation>
    </message>
    <message>
        <source>Not saved since %1: %2. The clocks keep running, and everything will be saved as soon as possible.</source>
        <extracomment>%1 an hour, %2 a reason in a few words, such as &quot;the disk is full&quot;.</extracomment>
        <translation>Neuložené od %1: %2. Hodiny bežia ďalej a všetko sa zapíše, hneď ako to bude možné.</translation>
    </message>
    <message>
        <source>The file %1 has an older format and could not be converted.</source>
        <translation>Súbor %1 má starší formát a nepodarilo sa ho previesť.</translation>
    </message>
    <message>
        <source>the file has an older format</source>
        <translation>súbor má starší formát</translation>
    </message>
    <message>
        <source>The file %1 was not closed properly, and the file %1-wal that belongs to it is missing or damaged: the latest entries may be lost. Nothing was changed. Put that file back beside it, or take out what is there with: flagfall-cli journal rescue</source>
        <extracomment>%1 is a file. The other file has its name and -wal behind it; it is part of the event.</extracomment>
        <translation>Súbor %1 nebol riadne zatvorený a súbor %1-wal, ktorý k nemu patrí, chýba alebo je poškodený: posledné záznamy môžu chýbať. Nič sa nezmenilo. Vráťte ten súbor vedľa neho, alebo zachráňte, čo v ňom je, príkazom: flagfall-cli journal rescue</translation>
    </message>
    <message>
        <source>The file %1 was moved, replaced or cut by another program while it was open. Put it back, or save the event as a new file.</source>
        <translation>Súbor %1 iný program presunul, nahradil alebo skrátil, kým bol otvorený. Vráťte ho na miesto, alebo uložte turnaj do nového súboru.</translation>
    </message>
    <message>
        <source>part of the file is missing</source>
        <translation>chýba časť súboru</translation>
    </message>
    <message>
        <source>another program has moved or replaced the file</source>
        <translation>iný program presunul alebo nahradil súbor</translation>
    </message>
    <message>
        <source>The disk failed while this was being saved to %1. It is not known whether it was saved; it does not count now. If it is found when the event is opened next, you will be asked.</source>
        <translation>Disk zlyhal počas ukladania do %1. Nie je známe, či sa to uložilo; teraz to neplatí. Ak sa to pri najbližšom otvorení turnaja nájde, program sa spýta.</translation>
    </message>
    <message>
        <source>The file %1 was not opened.</source>
        <translation>Súbor %1 sa neotvoril.</translation>
    </message>
    <message>
        <source>it was given up</source>
        <translation>otváranie sa zrušilo</translation>
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
        <translation>Medzerník</translation>
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
        <translation>Prezentácia: prvé písmená vášho mena</translation>
    </message>
    <message>
        <source>Delete the last letter</source>
        <translation>Zmazať posledné písmeno</translation>
    </message>
    <message>
        <source>Nobody of this name is entered. Please go to the arbiter.</source>
        <translation>Nikto s týmto menom nie je prihlásený. Obráťte sa na rozhodcu.</translation>
    </message>
    <message>
        <source>You are in the list already, or rest in the next round. If that is wrong, please go to the arbiter.</source>
        <translation>Už ste zapísaný, alebo máte v najbližšom kole voľno. Ak to nie je správne, obráťte sa na rozhodcu.</translation>
    </message>
    <message>
        <source>You are checked in. Good luck!</source>
        <translation>Ste zapísaný. Veľa šťastia!</translation>
    </message>
    <message>
        <source>Yes, that is me</source>
        <translation>Áno, to som ja</translation>
    </message>
    <message>
        <source>That was not me: take it back</source>
        <translation>To som nebol ja: vrátiť späť</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Späť</translation>
    </message>
    <message>
        <source>Next player</source>
        <translation>Ďalší hráč</translation>
    </message>
</context>
<context>
    <name>KioskWindow</name>
    <message>
        <source>Check-in</source>
        <translation>Prezentácia</translation>
    </message>
</context>
<context>
    <name>LawsKeys</name>
    <message>
        <source>the next and the previous article</source>
        <translation>ďalší a predchádzajúci článok</translation>
    </message>
    <message>
        <source>article</source>
        <translation>článok</translation>
    </message>
    <message>
        <source>the edition before and after</source>
        <translation>staršie a novšie vydanie</translation>
    </message>
    <message>
        <source>edition</source>
        <translation>vydanie</translation>
    </message>
    <message>
        <source>from the search to the list</source>
        <translation>z hľadania do zoznamu</translation>
    </message>
    <message>
        <source>to the list</source>
        <translation>do zoznamu</translation>
    </message>
    <message>
        <source>search: words, or the number of an article</source>
        <translation>hľadať: slová alebo číslo článku</translation>
    </message>
    <message>
        <source>search</source>
        <translation>hľadať</translation>
    </message>
    <message>
        <source>back to what was found first, then to the page you came from</source>
        <translation>späť na to, čo bolo nájdené najprv, potom na predošlú stránku</translation>
    </message>
    <message>
        <source>back</source>
        <translation>naspäť</translation>
    </message>
</context>
<context>
    <name>LawsPage</name>
    <message>
        <source>Laws</source>
        <translation>Pravidlá</translation>
    </message>
    <message numerus="yes">
        <source>%n article(s), told in our own words</source>
        <translation>
            <numerusform>%n článok, našimi slovami</numerusform>
            <numerusform>%n články, našimi slovami</numerusform>
            <numerusform>%n článkov, našimi slovami</numerusform>
        </translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Naspäť</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Hľadať</translation>
    </message>
    <message>
        <source>Words, or the number of an article</source>
        <translation>Slová alebo číslo článku</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Vydanie</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nič sa nenašlo</translation>
    </message>
    <message>
        <source>Try another word, or another edition.</source>
        <translation>Skúste iné slovo alebo iné vydanie.</translation>
    </message>
</context>
<context>
    <name>Leaving</name>
    <message>
        <source>What was typed is not kept yet: Esc once more drops it.</source>
        <translation>Čo ste napísali, ešte nie je uložené: ďalším Esc sa zahodí.</translation>
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
    <name>ListDialog</name>
    <message>
        <source>Import a rating list</source>
        <translation>Importovať ratingovú listinu</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importovať</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušiť</translation>
    </message>
    <message>
        <source>Rating lists (*.zip *.txt *.xml *.csv *.ZIP *.TXT *.XML *.CSV)</source>
        <translation>Ratingové listiny (*.zip *.txt *.xml *.csv *.ZIP *.TXT *.XML *.CSV)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Všetky súbory (*)</translation>
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
        <translation>↑ ↓ výber, Enter pridá tohto hráča, Esc: nie je v listine</translation>
    </message>
</context>
<context>
    <name>ListOrderField</name>
    <message>
        <source>Ratings are taken from these lists, in this order</source>
        <translation>Rating sa berie z týchto listín v tomto poradí</translation>
    </message>
    <message>
        <source>Add a list …</source>
        <translation>Pridať listinu …</translation>
    </message>
    <message>
        <source>Alt+↑, Alt+↓: move. Del: remove.</source>
        <translation>Alt+↑, Alt+↓: presunúť. Del: odobrať.</translation>
    </message>
</context>
<context>
    <name>ListText</name>
    <message>
        <source>The file cannot be read.</source>
        <translation>Súbor sa nedá prečítať.</translation>
    </message>
    <message>
        <source>The ZIP file cannot be opened.</source>
        <translation>Súbor ZIP sa nedá otvoriť.</translation>
    </message>
    <message>
        <source>The ZIP file contains no text, XML or CSV file.</source>
        <translation>V súbore ZIP nie je textový súbor, XML ani CSV.</translation>
    </message>
    <message>
        <source>The ZIP file has a password.</source>
        <translation>Súbor ZIP má heslo.</translation>
    </message>
    <message>
        <source>The ZIP file is damaged. Download it again.</source>
        <translation>Súbor ZIP je poškodený. Stiahnite ho znova.</translation>
    </message>
    <message>
        <source>The file is larger than any rating list.</source>
        <translation>Súbor je väčší ako ktorákoľvek ratingová listina.</translation>
    </message>
    <message>
        <source>A line is longer than any in a rating list.</source>
        <translation>Riadok je dlhší ako ktorýkoľvek v ratingovej listine.</translation>
    </message>
    <message>
        <source>This is not a rating list: its first line names no column for the players&apos; names.</source>
        <translation>Toto nie je ratingová listina: jej prvý riadok nepomenúva stĺpec s menami hráčov.</translation>
    </message>
    <message>
        <source>The XML file is damaged.</source>
        <translation>Súbor XML je poškodený.</translation>
    </message>
    <message>
        <source>The XML file contains definitions that no rating list has.</source>
        <translation>Súbor XML obsahuje definície, aké ratingová listina nemá.</translation>
    </message>
    <message>
        <source>The file is UTF-16 text. Save it as UTF-8.</source>
        <translation>Súbor je text v UTF-16. Uložte ho ako UTF-8.</translation>
    </message>
    <message>
        <source>The list has no players.</source>
        <translation>V listine nie sú hráči.</translation>
    </message>
    <message>
        <source>The import was cancelled. The lists are as they were.</source>
        <translation>Import bol zrušený. Listiny sú, aké boli.</translation>
    </message>
    <message>
        <source>The list cannot be saved.</source>
        <translation>Listina sa nedá uložiť.</translation>
    </message>
    <message>
        <source>The imported list is damaged. Import it again.</source>
        <translation>Importovaná listina je poškodená. Importujte ju znova.</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>klasický šach</translation>
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
        <translation>efektívny rapid</translation>
    </message>
    <message>
        <source>effective blitz</source>
        <translation>efektívny blesk</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Meno</translation>
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
        <source>Born</source>
        <translation>Dátum narodenia</translation>
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
        <translation>Národný rating</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <extracomment>%1 is the number of a line of a file, %2 a sentence that says what is wrong there.</extracomment>
        <translation>Riadok %1: %2</translation>
    </message>
</context>
<context>
    <name>ListsKeys</name>
    <message>
        <source>import a rating list</source>
        <translation>importovať ratingovú listinu</translation>
    </message>
    <message>
        <source>remove the list from this computer</source>
        <translation>odobrať listinu z tohto počítača</translation>
    </message>
    <message>
        <source>remove</source>
        <translation>odobrať</translation>
    </message>
    <message>
        <source>compare the event with the list, and back</source>
        <translation>porovnať podujatie s listinou, a naspäť</translation>
    </message>
    <message>
        <source>compare</source>
        <translation>porovnať</translation>
    </message>
    <message>
        <source>take this over, or leave it</source>
        <translation>prevziať toto, alebo nechať</translation>
    </message>
    <message>
        <source>take over all of them, or none</source>
        <translation>prevziať všetky, alebo žiadne</translation>
    </message>
    <message>
        <source>all or none</source>
        <translation>všetky alebo žiadne</translation>
    </message>
    <message>
        <source>take over what is ticked</source>
        <translation>prevziať označené</translation>
    </message>
    <message>
        <source>end the import, or go back to the lists</source>
        <translation>ukončiť import, alebo naspäť k listinám</translation>
    </message>
</context>
<context>
    <name>ListsPage</name>
    <message>
        <source>Event and rating list</source>
        <translation>Podujatie a ratingová listina</translation>
    </message>
    <message>
        <source>Rating lists</source>
        <translation>Ratingové listiny</translation>
    </message>
    <message>
        <source>Import a list…</source>
        <translation>Importovať listinu…</translation>
    </message>
    <message>
        <source>Take over %1 of %2</source>
        <translation>Prevziať %1 z %2</translation>
    </message>
    <message>
        <source>Compare the event</source>
        <translation>Porovnať podujatie</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Odobrať</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušiť</translation>
    </message>
    <message>
        <source>No rating list yet</source>
        <translation>Zatiaľ žiadna ratingová listina</translation>
    </message>
    <message>
        <source>Import FIDE&apos;s list (the ZIP, text or XML file of ratings.fide.com) or a national list as CSV. Then a few letters of a name are enough to add a player with title, rating and FIDE ID, without a network.</source>
        <translation>Importujte listinu FIDE (súbor ZIP, text alebo XML z ratings.fide.com) alebo národnú listinu ako CSV. Potom stačí niekoľko písmen mena na pridanie hráča s titulom, ratingom a FIDE ID, bez siete.</translation>
    </message>
    <message>
        <source>Name of the next list (FIDE&apos;s lists need none)</source>
        <translation>Názov ďalšej listiny (listiny FIDE ho nepotrebujú)</translation>
    </message>
    <message>
        <source>Month of the next list (empty: as the file says)</source>
        <translation>Mesiac ďalšej listiny (prázdne: podľa súboru)</translation>
    </message>
    <message>
        <source>No differences</source>
        <translation>Žiadne rozdiely</translation>
    </message>
    <message>
        <source>Every player found in the list has the same data in the event.</source>
        <translation>Každý hráč nájdený v listine má v podujatí rovnaké údaje.</translation>
    </message>
</context>
<context>
    <name>LogoDialog</name>
    <message>
        <source>Logo of the event</source>
        <translation>Logo turnaja</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Použiť</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušiť</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.PNG *.JPG *.JPEG)</source>
        <translation>Obrázky (*.png *.jpg *.jpeg *.PNG *.JPG *.JPEG)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Všetky súbory (*)</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Save as a new file</source>
        <translation>Uložiť ako nový súbor</translation>
    </message>
</context>
<context>
    <name>Manual</name>
    <message>
        <source>Flagfall: the manual</source>
        <translation>Flagfall: príručka</translation>
    </message>
    <message>
        <source>How do I …?</source>
        <translation>Ako …?</translation>
    </message>
    <message>
        <source>Keys everywhere</source>
        <translation>Klávesy všade</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Kláves</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Čo robí</translation>
    </message>
</context>
<context>
    <name>ManualPairingBar</name>
    <message numerus="yes">
        <source>Changing by hand: %n change(s)</source>
        <translation>
            <numerusform>Prebiehajú ručné zmeny: %n zmena</numerusform>
            <numerusform>Prebiehajú ručné zmeny: %n zmeny</numerusform>
            <numerusform>Prebiehajú ručné zmeny: %n zmien</numerusform>
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
        <source>Undo</source>
        <translation>Vziať späť</translation>
    </message>
    <message>
        <source>Back to the system&apos;s pairing</source>
        <translation>Späť k pravidlám</translation>
    </message>
    <message>
        <source>Leave the round as it is</source>
        <translation>Nechať kolo tak, ako je</translation>
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
    <name>MatingKeys</name>
    <message>
        <source>square</source>
        <translation>pole</translation>
    </message>
    <message>
        <source>while setting up: a black piece; with Shift a white one</source>
        <translation>pri stavaní: čierna figúrka; so Shiftom biela</translation>
    </message>
    <message>
        <source>black piece; with Shift a white one</source>
        <translation>čierna figúrka; so Shiftom biela</translation>
    </message>
    <message>
        <source>while setting up: remove the piece</source>
        <translation>pri stavaní: odobrať figúrku</translation>
    </message>
    <message>
        <source>remove</source>
        <translation>odstrániť</translation>
    </message>
    <message>
        <source>previous and next move of the line; while setting up, squares with ↑ ↓</source>
        <translation>predošlý a ďalší ťah; pri stavaní s ↑ ↓ polia</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>ťahy</translation>
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
        <source>turn the board</source>
        <translation>otočiť šachovnicu</translation>
    </message>
    <message>
        <source>set up a position from a FEN</source>
        <translation>postaviť pozíciu riadkom FEN</translation>
    </message>
    <message>
        <source>FEN</source>
        <translation>riadok FEN</translation>
    </message>
    <message>
        <source>while setting up: who is to move</source>
        <translation>pri stavaní: kto je na ťahu</translation>
    </message>
    <message>
        <source>who is to move</source>
        <translation>kto je na ťahu</translation>
    </message>
    <message>
        <source>set up a position; then: done</source>
        <translation>postaviť pozíciu; potom: hotovo</translation>
    </message>
    <message>
        <source>done</source>
        <translation>hotovo</translation>
    </message>
    <message>
        <source>set up</source>
        <translation>postaviť</translation>
    </message>
    <message>
        <source>note the verdict in the game&apos;s record</source>
        <translation>poznamenať verdikt do zápisu partie</translation>
    </message>
    <message>
        <source>note in the game&apos;s record</source>
        <translation>poznamenať do zápisu partie</translation>
    </message>
    <message>
        <source>while setting up: put down or pick up a piece</source>
        <translation>pri stavaní: položiť alebo zdvihnúť figúrku</translation>
    </message>
    <message>
        <source>scroll the answer</source>
        <translation>posúvať odpoveď</translation>
    </message>
    <message>
        <source>use the position of a FEN in the clipboard</source>
        <translation>prevziať pozíciu z riadka FEN v schránke</translation>
    </message>
    <message>
        <source>copy the analysis as text</source>
        <translation>kopírovať rozbor ako text</translation>
    </message>
    <message>
        <source>save the analysis as PDF pages to print</source>
        <translation>uložiť rozbor ako stránky PDF na tlač</translation>
    </message>
    <message>
        <source>put the piece away, restore the position before setting up, cancel the search, leave</source>
        <translation>odložiť figúrku, vrátiť pozíciu spred stavania, zrušiť hľadanie, odísť</translation>
    </message>
    <message>
        <source>discard changes</source>
        <translation>ako bolo</translation>
    </message>
    <message>
        <source>undo the move you tried</source>
        <translation>vziať späť skúšaný ťah</translation>
    </message>
</context>
<context>
    <name>MatingLaws</name>
    <message>
        <source>Consequences</source>
        <translation>Čo od toho závisí</translation>
    </message>
    <message>
        <source>White at fault</source>
        <translation>Previnenie bieleho</translation>
    </message>
    <message>
        <source>Black at fault</source>
        <translation>Previnenie čierneho</translation>
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
        <translation>Postaviť pozíciu</translation>
    </message>
    <message>
        <source>Undo the move</source>
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
        <source>Discard changes</source>
        <translation>Ako bolo</translation>
    </message>
    <message>
        <source>Note in the game&apos;s record</source>
        <translation>Poznamenať do zápisu partie</translation>
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
    <message>
        <source>%1 Intended move: %2 (not played).</source>
        <extracomment>%1 a sentence about a claim, %2 the move that the player has written and not played.</extracomment>
        <translation>%1 Oznámený ťah: %2 (nevykonaný).</translation>
    </message>
</context>
<context>
    <name>OffenceText</name>
    <message>
        <source>Two hands used for one move</source>
        <translation>Ťah vykonaný oboma rukami</translation>
    </message>
    <message>
        <source>Pieces adjusted without notice</source>
        <translation>Figúrky upravené bez oznámenia</translation>
    </message>
    <message>
        <source>Another piece moved than the one touched</source>
        <translation>Ťah inou figúrkou, než ktorej sa hráč dotkol</translation>
    </message>
    <message>
        <source>Clock pressed with the other hand</source>
        <translation>Hodiny stlačené druhou rukou</translation>
    </message>
    <message>
        <source>Finger kept on or over the clock</source>
        <translation>Prst na hodinách alebo nad nimi</translation>
    </message>
    <message>
        <source>Clock handled roughly</source>
        <translation>Hrubé zaobchádzanie s hodinami</translation>
    </message>
    <message>
        <source>Clock pressed without a move</source>
        <translation>Hodiny stlačené bez ťahu</translation>
    </message>
    <message>
        <source>Clocks stopped without a valid reason</source>
        <translation>Hodiny zastavené bez platného dôvodu</translation>
    </message>
    <message>
        <source>Pieces displaced</source>
        <translation>Posunuté figúrky</translation>
    </message>
    <message>
        <source>Move written in advance</source>
        <translation>Ťah zapísaný vopred</translation>
    </message>
    <message>
        <source>Moves not recorded</source>
        <translation>Nezapisovanie ťahov</translation>
    </message>
    <message>
        <source>Draw offer not recorded</source>
        <translation>Nezapísaná ponuka remízy</translation>
    </message>
    <message>
        <source>Scoresheet not visible to the arbiter</source>
        <translation>Rozhodca nevidí partiár</translation>
    </message>
    <message>
        <source>Scoresheet used for other things</source>
        <translation>Partiár použitý na iné poznámky</translation>
    </message>
    <message>
        <source>Notation is not algebraic</source>
        <translation>Zápis nie je algebrický</translation>
    </message>
    <message>
        <source>Refusal to sign the scoresheet</source>
        <translation>Odmietnutie podpísať partiár</translation>
    </message>
    <message>
        <source>Draw offer against the regulations</source>
        <translation>Ponuka remízy proti propozíciám</translation>
    </message>
    <message>
        <source>Bringing the game into disrepute</source>
        <translation>Poškodzovanie dobrého mena šachu</translation>
    </message>
    <message>
        <source>Leaving the playing venue without permission</source>
        <translation>Odchod z hracích priestorov bez povolenia</translation>
    </message>
    <message>
        <source>Leaving the playing area while having the move</source>
        <translation>Odchod z hracej sály hráča na ťahu</translation>
    </message>
    <message>
        <source>Notes, advice or another chessboard</source>
        <translation>Poznámky, rady alebo iná šachovnica</translation>
    </message>
    <message>
        <source>Refusal of an inspection</source>
        <translation>Odmietnutie kontroly</translation>
    </message>
    <message>
        <source>Smoking outside the designated section</source>
        <translation>Fajčenie mimo vyhradeného miesta</translation>
    </message>
    <message>
        <source>Distracting or annoying the opponent</source>
        <translation>Rušenie alebo obťažovanie súpera</translation>
    </message>
    <message>
        <source>Unreasonable claims</source>
        <translation>Neodôvodnené reklamácie</translation>
    </message>
    <message>
        <source>Unreasonable draw offers</source>
        <translation>Neodôvodnené ponuky remízy</translation>
    </message>
    <message>
        <source>Source of noise in the playing area</source>
        <translation>Zdroj hluku v hracej sále</translation>
    </message>
    <message>
        <source>Asking too often for the arbiter&apos;s record</source>
        <translation>Príliš časté nazeranie do zápisu rozhodcu</translation>
    </message>
    <message>
        <source>Persistent refusal to comply with the Laws</source>
        <translation>Trvalé odmietanie dodržiavať pravidlá</translation>
    </message>
    <message>
        <source>Interfering in a game</source>
        <translation>Zasahovanie do partie</translation>
    </message>
    <message>
        <source>Use of a communication device</source>
        <translation>Použitie komunikačného zariadenia</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Napomenutie</translation>
    </message>
    <message>
        <source>More time for the opponent</source>
        <translation>Viac času pre súpera</translation>
    </message>
    <message>
        <source>Less time for the player</source>
        <translation>Menej času pre hráča</translation>
    </message>
    <message>
        <source>Loss of the game</source>
        <translation>Prehra partie</translation>
    </message>
    <message>
        <source>Fewer points of the game</source>
        <translation>Menej bodov z partie</translation>
    </message>
    <message>
        <source>Maximum points for the opponent</source>
        <translation>Najviac bodov pre súpera</translation>
    </message>
    <message>
        <source>Fine announced in advance</source>
        <translation>Vopred oznámená pokuta</translation>
    </message>
    <message>
        <source>Exclusion from rounds</source>
        <translation>Vylúčenie z kôl</translation>
    </message>
    <message>
        <source>Expulsion from the event</source>
        <translation>Vylúčenie z turnaja</translation>
    </message>
</context>
<context>
    <name>OpeningDialog</name>
    <message>
        <source>Opening %1</source>
        <translation>Otvára sa %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušiť</translation>
    </message>
</context>
<context>
    <name>PairingKeys</name>
    <message>
        <source>pair by the system, or pair again</source>
        <translation>žrebovať podľa pravidiel, alebo znova</translation>
    </message>
    <message>
        <source>confirm the pairing</source>
        <translation>potvrdiť žrebovanie</translation>
    </message>
    <message>
        <source>from the boards to the players taking part, and back</source>
        <translation>od šachovníc k hráčom a späť</translation>
    </message>
    <message>
        <source>taking part</source>
        <translation>kto hrá</translation>
    </message>
    <message>
        <source>the player takes part</source>
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
        <source>select or deselect the seat</source>
        <translation>označiť miesto alebo označenie zrušiť</translation>
    </message>
    <message>
        <source>select a seat</source>
        <translation>označiť miesto</translation>
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
        <source>begin manual changes; end and check them</source>
        <translation>začať ručné zmeny; ukončiť a skontrolovať</translation>
    </message>
    <message>
        <source>swap the selected seats; the bye is one of them</source>
        <translation>vymeniť označené miesta; voľno je tiež miesto</translation>
    </message>
    <message>
        <source>swap</source>
        <translation>vymeniť</translation>
    </message>
    <message>
        <source>pair the two selected players</source>
        <translation>nechať označených hrať spolu</translation>
    </message>
    <message>
        <source>pair these two</source>
        <translation>nech sa stretnú</translation>
    </message>
    <message>
        <source>swap the colours of the board</source>
        <translation>vymeniť farby na šachovnici</translation>
    </message>
    <message>
        <source>colours</source>
        <translation>farby</translation>
    </message>
    <message>
        <source>undo the last change</source>
        <translation>vziať späť poslednú zmenu</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>späť</translation>
    </message>
    <message>
        <source>back to the system&apos;s pairing</source>
        <translation>späť k žrebovaniu podľa pravidiel</translation>
    </message>
    <message>
        <source>change the published round: seats, colours, players</source>
        <translation>zmeniť zverejnené kolo: miesta, farby, hráčov</translation>
    </message>
    <message>
        <source>change the round</source>
        <translation>zmeniť kolo</translation>
    </message>
    <message>
        <source>find a player among those taking part</source>
        <translation>nájsť hráča medzi tými, čo hrajú</translation>
    </message>
    <message>
        <source>find a player</source>
        <translation>nájsť hráča</translation>
    </message>
    <message>
        <source>clear the selection, close the brackets, end the changes by hand, leave</source>
        <translation>zrušiť výber, zavrieť skupiny, skončiť ručné zmeny, odísť</translation>
    </message>
    <message>
        <source>copy the pairing, for a spreadsheet or a letter</source>
        <translation>skopírovať žrebovanie do tabuľkového procesora alebo listu</translation>
    </message>
    <message>
        <source>copy</source>
        <translation>kopírovať</translation>
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
        <source>Why not these two?</source>
        <translation>Prečo nie títo?</translation>
    </message>
    <message>
        <source>Confirm the pairing</source>
        <translation>Potvrdiť žrebovanie</translation>
    </message>
    <message>
        <source>Boards of the round</source>
        <translation>Šachovnice kola</translation>
    </message>
    <message>
        <source>There is no round to pair here</source>
        <translation>Tu niet kola na žrebovanie</translation>
    </message>
    <message>
        <source>All rounds are paired, or this program does not pair this kind of event.</source>
        <translation>Všetky kolá sú nažrebované, alebo sa turnaj nehrá švajčiarskym systémom, ktorý program žrebuje.</translation>
    </message>
    <message>
        <source>Print for the wall</source>
        <translation>Vytlačiť na nástenku</translation>
    </message>
    <message>
        <source>Confirm the change</source>
        <translation>Potvrdiť zmenu</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Šachovnica</translation>
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
        <source>%1 gets a colour difference beyond two (C.04.1, 6).</source>
        <translation>%1 dostane rozdiel farieb väčší ako dva (C.04.1, 6).</translation>
    </message>
    <message>
        <source>%1 and %2 have already met (C1).</source>
        <extracomment>%1 and %2 are players&apos; names.</extracomment>
        <translation>%1 a %2 už spolu hrali (C1).</translation>
    </message>
    <message>
        <source>%1 and %2 are a prohibited pairing.</source>
        <translation>%1 a %2 sú zakázaná dvojica.</translation>
    </message>
    <message>
        <source>%1 may not get the bye (C2).</source>
        <translation>%1 nesmie dostať voľno (C2).</translation>
    </message>
    <message>
        <source>%1 gets the same colour three times in a row (C.04.1, 7).</source>
        <translation>%1 dostane tretíkrát za sebou rovnakú farbu (C.04.1, 7).</translation>
    </message>
    <message>
        <source>%1 and %2 should have the opposite colours (Art. 5).</source>
        <translation>%1 a %2 majú farby opačne, než určujú pravidlá (čl. 5).</translation>
    </message>
</context>
<context>
    <name>PaperKeys</name>
    <message>
        <source>save as PDF</source>
        <translation>uložiť ako PDF</translation>
    </message>
    <message>
        <source>save as plain text</source>
        <translation>uložiť ako obyčajný text</translation>
    </message>
    <message>
        <source>save as text</source>
        <translation>uložiť ako text</translation>
    </message>
    <message>
        <source>scroll the paper</source>
        <translation>posúvať listinu</translation>
    </message>
    <message>
        <source>back to the page that the paper is from</source>
        <translation>späť na stránku, z ktorej listina je</translation>
    </message>
    <message>
        <source>back</source>
        <translation>späť</translation>
    </message>
    <message>
        <source>print the paper</source>
        <translation>vytlačiť výtlačok</translation>
    </message>
    <message>
        <source>print</source>
        <translation>tlačiť</translation>
    </message>
    <message>
        <source>save the pages as PDF</source>
        <translation>uložiť strany ako PDF</translation>
    </message>
    <message>
        <source>save the table as CSV, for a spreadsheet</source>
        <translation>uložiť tabuľku ako CSV pre tabuľkový program</translation>
    </message>
    <message>
        <source>save the table as a spreadsheet (XLSX)</source>
        <translation>uložiť tabuľku pre tabuľkový program (XLSX)</translation>
    </message>
    <message>
        <source>copy the table, for a spreadsheet or a letter</source>
        <translation>kopírovať tabuľku do tabuľkového programu alebo listu</translation>
    </message>
    <message>
        <source>copy</source>
        <translation>kopírovať</translation>
    </message>
</context>
<context>
    <name>PaperLinesText</name>
    <message>
        <source>Printed %1</source>
        <extracomment>At the foot of a printed page. %1 a day and a time.</extracomment>
        <translation>Vytlačené %1</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <extracomment>At the foot of a printed page: %1 its number, %2 how many there are.</extracomment>
        <translation>Strana %1 z %2</translation>
    </message>
    <message>
        <source>History up to entry %1: %2</source>
        <extracomment>At the foot of a printed page: %1 the number of the newest entry of the history, %2 signs that stand for it all.</extracomment>
        <translation>História po záznam %1: %2</translation>
    </message>
</context>
<context>
    <name>PaperPage</name>
    <message>
        <source>Save as PDF</source>
        <translation>Uložiť ako PDF</translation>
    </message>
    <message>
        <source>Save as text</source>
        <translation>Uložiť ako text</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Späť</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Tlačiť</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopírovať</translation>
    </message>
</context>
<context>
    <name>PaperText</name>
    <message>
        <source>Chief arbiter: %1</source>
        <extracomment>Above every page of a printed paper. %1 a name.</extracomment>
        <translation>Hlavný rozhodca: %1</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>%1. kolo</translation>
    </message>
    <message>
        <source>Confidential: for the arbiters only</source>
        <translation>Dôverné: len pre rozhodcov</translation>
    </message>
</context>
<context>
    <name>PapersKeys</name>
    <message>
        <source>from paper to paper</source>
        <translation>od výtlačku k výtlačku</translation>
    </message>
    <message>
        <source>the round before and after</source>
        <translation>predchádzajúce a nasledujúce kolo</translation>
    </message>
    <message>
        <source>round</source>
        <translation>kolo</translation>
    </message>
    <message>
        <source>print the paper; so does Enter</source>
        <translation>vytlačiť výtlačok; aj klávesom Enter</translation>
    </message>
    <message>
        <source>print</source>
        <translation>tlačiť</translation>
    </message>
    <message>
        <source>print what hangs on the wall now</source>
        <translation>vytlačiť, čo má teraz visieť na nástenke</translation>
    </message>
    <message>
        <source>for the wall</source>
        <translation>na nástenku</translation>
    </message>
    <message>
        <source>save the pages as PDF</source>
        <translation>uložiť strany ako PDF</translation>
    </message>
    <message>
        <source>save as PDF</source>
        <translation>uložiť ako PDF</translation>
    </message>
    <message>
        <source>save as plain text</source>
        <translation>uložiť ako obyčajný text</translation>
    </message>
    <message>
        <source>save the table as CSV, for a spreadsheet</source>
        <translation>uložiť tabuľku ako CSV pre tabuľkový program</translation>
    </message>
    <message>
        <source>save the table as a spreadsheet (XLSX)</source>
        <translation>uložiť tabuľku pre tabuľkový program (XLSX)</translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>copy the table, for a spreadsheet or a letter</source>
        <translation>kopírovať tabuľku do tabuľkového programu alebo listu</translation>
    </message>
    <message>
        <source>copy</source>
        <translation>kopírovať</translation>
    </message>
    <message>
        <source>size, language, logo, lines and printer of the papers, and back</source>
        <translation>veľkosť, jazyk, logo, riadky a tlačiareň výtlačkov, a späť</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>nastavenie</translation>
    </message>
    <message>
        <source>scroll the pages down and up</source>
        <translation>posúvať strany nadol a nahor</translation>
    </message>
</context>
<context>
    <name>PapersPage</name>
    <message>
        <source>Papers</source>
        <translation>Výtlačky</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Tlačiť</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Uložiť ako PDF</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopírovať</translation>
    </message>
    <message>
        <source>List of papers</source>
        <translation>Zoznam výtlačkov</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Nastavenia</translation>
    </message>
    <message>
        <source>For the wall now</source>
        <translation>Teraz na nástenku</translation>
    </message>
</context>
<context>
    <name>PapersSettings</name>
    <message>
        <source>Paper size</source>
        <translation>Veľkosť papiera</translation>
    </message>
    <message>
        <source>Language of the papers</source>
        <translation>Jazyk výtlačkov</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>Orientácia</translation>
    </message>
    <message>
        <source>Line above the name of the event</source>
        <translation>Riadok nad názvom turnaja</translation>
    </message>
    <message>
        <source>Line at the foot of every page</source>
        <translation>Riadok v päte každej strany</translation>
    </message>
    <message>
        <source>Another logo…</source>
        <translation>Iné logo…</translation>
    </message>
    <message>
        <source>Logo…</source>
        <translation>Logo…</translation>
    </message>
    <message>
        <source>Remove the logo</source>
        <translation>Odstrániť logo</translation>
    </message>
    <message>
        <source>Printer of this computer</source>
        <translation>Tlačiareň tohto počítača</translation>
    </message>
    <message>
        <source>This computer has no printer.</source>
        <translation>Tento počítač nemá tlačiareň.</translation>
    </message>
    <message>
        <source>Prizes by place</source>
        <translation>Ceny podľa miest</translation>
    </message>
    <message>
        <source>1: 500; 2-3: 300; 4: a book</source>
        <translation>1: 500; 2-3: 300; 4: kniha</translation>
    </message>
    <message>
        <source>Certificate for</source>
        <translation>Diplom pre</translation>
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
        <source>Starts again when it ends</source>
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
        <source>Swap White and Black</source>
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
    <name>PieceNames</name>
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
    <name>PiecePalette</name>
    <message>
        <source>Choose a piece and click a square, or drag a piece. Right-click removes it.</source>
        <translation>Vyberte figúrku a klikajte na polia alebo figúrky presúvajte. Pravé tlačidlo odoberá.</translation>
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
    <message>
        <source>Club</source>
        <translation>Klub</translation>
    </message>
</context>
<context>
    <name>PlayerMore</name>
    <message>
        <source>More about the player</source>
        <translation>Ďalšie údaje o hráčovi</translation>
    </message>
    <message>
        <source>Checked in</source>
        <translation>Prezentovaný</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Klub</translation>
    </message>
    <message>
        <source>FIDE rating</source>
        <translation>Rating FIDE</translation>
    </message>
    <message>
        <source>National rating</source>
        <translation>Národný rating</translation>
    </message>
    <message>
        <source>National ID</source>
        <translation>Národné ID</translation>
    </message>
    <message>
        <source>K (FIDE)</source>
        <translation>K (FIDE)</translation>
    </message>
    <message>
        <source>Own categories, with commas</source>
        <translation>Vlastné kategórie, s čiarkami</translation>
    </message>
    <message>
        <source>Fee owed</source>
        <translation>Vklad k úhrade</translation>
    </message>
    <message>
        <source>Fee paid</source>
        <translation>Vklad uhradený</translation>
    </message>
    <message>
        <source>Fixed board</source>
        <translation>Stála šachovnica</translation>
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
        <translation>Telefón</translation>
    </message>
    <message>
        <source>E-mail and telephone are for the arbiters alone: no list, report or paper has them.</source>
        <translation>E-mail a telefón sú len pre rozhodcov: nie sú v žiadnom zozname, súbore TRF ani na papieri.</translation>
    </message>
    <message>
        <source>Byes, by round</source>
        <translation>Voľná podľa kôl</translation>
    </message>
    <message>
        <source>A round alone is a half-point bye; =0 and =1 say other points.</source>
        <translation>Samotné kolo je voľno za pol bodu; =0 a =1 určujú iné body.</translation>
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
        <translation>Priezvisko, meno</translation>
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
        <source>unknown</source>
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
        <source>Points for each round missed</source>
        <translation>Každé zmeškané kolo sa počíta za</translation>
    </message>
</context>
<context>
    <name>PlayersKeys</name>
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
        <source>prohibited pairings of a Swiss</source>
        <translation>zakázané dvojice švajčiarskeho systému</translation>
    </message>
    <message>
        <source>remove</source>
        <translation>odstrániť</translation>
    </message>
    <message>
        <source>leave the form</source>
        <translation>opustiť formulár</translation>
    </message>
    <message>
        <source>draw lots for the pairing numbers of a round robin</source>
        <translation>vyžrebovať štartovné čísla turnaja každý s každým</translation>
    </message>
    <message>
        <source>draw lots</source>
        <translation>žrebovať čísla</translation>
    </message>
    <message>
        <source>paste a list of players</source>
        <translation>vložiť zoznam hráčov</translation>
    </message>
    <message>
        <source>paste a list</source>
        <translation>vložiť zoznam</translation>
    </message>
    <message>
        <source>import players from a file: spreadsheet, CSV, TRF, another event</source>
        <translation>prevziať hráčov zo súboru: tabuľka, CSV, TRF, iný turnaj</translation>
    </message>
    <message>
        <source>import players</source>
        <translation>prevziať hráčov</translation>
    </message>
    <message>
        <source>copy the list of players</source>
        <translation>skopírovať zoznam hráčov</translation>
    </message>
    <message>
        <source>save the list of players as CSV, XLSX or TRF</source>
        <translation>uložiť zoznam hráčov ako CSV, XLSX alebo TRF</translation>
    </message>
    <message>
        <source>find by name: letters of surname and first name, such as vlc ja</source>
        <translation>hľadať podľa mena: začiatky priezviska a mena, napríklad vlc ja</translation>
    </message>
    <message>
        <source>take back the last letter of the name that is looked for</source>
        <translation>vziať späť posledné písmeno hľadaného mena</translation>
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
        <translation>Odstúpenie</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Odstrániť</translation>
    </message>
    <message>
        <source>No players yet</source>
        <translation>Zatiaľ nie je nikto prihlásený</translation>
    </message>
    <message>
        <source>Add the first player</source>
        <translation>Pridať prvého hráča</translation>
    </message>
    <message>
        <source>Prohibited pairings</source>
        <translation>Zakázané dvojice</translation>
    </message>
    <message>
        <source>Draw lots</source>
        <translation>Žrebovať čísla</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Prevziať</translation>
    </message>
    <message>
        <source>Add the players one after another: type a name, press Enter, go on with the next. Or copy them in a spreadsheet or a mail and press Ctrl+V here; or import a file.</source>
        <translation>Prihlasujte hráčov jedného po druhom: napíšte meno, stlačte Enter a pokračujte ďalším. Alebo ich skopírujte v tabuľke či e-maile a tu stlačte Ctrl+V; alebo prevezmite súbor.</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Vložiť</translation>
    </message>
    <message>
        <source>Import players</source>
        <translation>Prevziať hráčov</translation>
    </message>
    <message>
        <source>Nobody is called “%1”. Backspace corrects it, Esc clears it.</source>
        <translation>Nikto sa nevolá „%1“. Backspace opraví, Esc zruší hľadanie.</translation>
    </message>
    <message>
        <source>Found by “%1”</source>
        <translation>Nájdené podľa „%1“</translation>
    </message>
</context>
<context>
    <name>PresencePanel</name>
    <message>
        <source>Taking part</source>
        <translation>Kto hrá</translation>
    </message>
    <message>
        <source>Takes part</source>
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
    <message>
        <source>Bye ½</source>
        <translation>Voľno ½</translation>
    </message>
    <message>
        <source>Bye 0</source>
        <translation>Voľno 0</translation>
    </message>
    <message>
        <source>Bye 1</source>
        <translation>Voľno 1</translation>
    </message>
    <message>
        <source>The first letters of a name, then Enter</source>
        <translation>Prvé písmená mena, potom Enter</translation>
    </message>
    <message>
        <source>Find a player</source>
        <translation>Nájsť hráča</translation>
    </message>
</context>
<context>
    <name>PresetEntry</name>
    <message>
        <source>Save</source>
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
        <source>Import presets from a file</source>
        <translation>Načítať predvoľby zo súboru</translation>
    </message>
    <message>
        <source>Export my presets to a file</source>
        <translation>Zapísať moje predvoľby do súboru</translation>
    </message>
    <message>
        <source>Import</source>
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
        <source>Preset files (*.json)</source>
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
        <source>No such preset. Try another word, or the times.</source>
        <translation>Taká predvoľba tu nie je. Skúste iné slovo alebo časy.</translation>
    </message>
    <message>
        <source>Import presets…</source>
        <translation>Načítať predvoľby…</translation>
    </message>
    <message>
        <source>Export mine…</source>
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
        <translation>Byo-yomi</translation>
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
    <message>
        <source>White has less time</source>
        <translation>Biely má menej času</translation>
    </message>
    <message>
        <source>Black has less time</source>
        <translation>Čierny má menej času</translation>
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
        <source>Prohibited pairings</source>
        <translation>Zakázané dvojice</translation>
    </message>
    <message>
        <source>These players will not be paired. The list is fixed before the first round is paired (General Regulations for Competitions 5.2).</source>
        <translation>Títo sa nestretnú. Zoznam sa určí pred nažrebovaním prvého kola (Všeobecné predpisy pre súťaže 5.2).</translation>
    </message>
    <message>
        <source>A round is paired: the list can no longer be changed.</source>
        <translation>Kolo je nažrebované: zoznam sa už nemení.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Hráč</translation>
    </message>
    <message>
        <source>must not meet</source>
        <translation>nehrá s hráčom</translation>
    </message>
    <message>
        <source>In this round only (empty: in every round)</source>
        <translation>Len v tomto kole (prázdne: v každom kole)</translation>
    </message>
    <message>
        <source>Prohibit the pairing</source>
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
        <source>Both will be paired; give them different dates of birth or FIDE IDs if you can.</source>
        <translation>Nažrebovaní budú obaja; ak môžete, uveďte im rôzne dátumy narodenia alebo FIDE ID.</translation>
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
        <source>Change the result</source>
        <translation>Zmeniť výsledok</translation>
    </message>
    <message>
        <source>Withdraw %1?</source>
        <translation>Zapísať odstúpenie: %1?</translation>
    </message>
    <message>
        <source>%1 has played less than half of the games.</source>
        <translation>%1 má odohratú menej ako polovicu partií.</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Zapísať odstúpenie</translation>
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
        <source>They can be resumed when the event is opened again.</source>
        <translation>Po otvorení turnaja sa dá pokračovať.</translation>
    </message>
    <message>
        <source>Pause and close</source>
        <translation>Zastaviť a zatvoriť</translation>
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
        <source>Enter the forfeit</source>
        <translation>Zapísať kontumáciu</translation>
    </message>
    <message>
        <source>Close without saving?</source>
        <translation>Zatvoriť bez uloženia?</translation>
    </message>
    <message>
        <source>Close anyway</source>
        <translation>Napriek tomu zatvoriť</translation>
    </message>
    <message>
        <source>Change it</source>
        <translation>Zmeniť</translation>
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
        <source>The first is round %1.</source>
        <translation>Prvé je %1. kolo.</translation>
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
        <source>Another half-point bye?</source>
        <translation>Ďalšie voľno za pol bodu?</translation>
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
        <source>Change the record on board %1?</source>
        <translation>Zmeniť zápis na šachovnici %1?</translation>
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
        <source>Consent</source>
        <translation>Súhlasiť</translation>
    </message>
    <message>
        <source>Change a result that both have signed?</source>
        <translation>Zmeniť výsledok, ktorý obaja podpísali?</translation>
    </message>
    <message>
        <source>Allow it</source>
        <translation>Dovoliť</translation>
    </message>
    <message>
        <source>Incorrect</source>
        <comment>claim</comment>
        <translation>Neoprávnená</translation>
    </message>
    <message>
        <source>Nothing can be offered, accepted or claimed after that.</source>
        <translation>Potom už nemožno nič ponúknuť, prijať ani reklamovať.</translation>
    </message>
    <message>
        <source>Penalise</source>
        <translation>Potrestať</translation>
    </message>
    <message>
        <source>Let board %1 count more than a win?</source>
        <translation>Započítať na šachovnici %1 viac ako výhru?</translation>
    </message>
    <message>
        <source>The two scores add up to more than a win.</source>
        <translation>Body oboch hráčov spolu dajú viac ako výhru.</translation>
    </message>
    <message>
        <source>The result of the game stays as it is; the ruling stands beside it.</source>
        <translation>Výsledok partie ostáva, aký bol; rozhodnutie stojí popri ňom.</translation>
    </message>
    <message>
        <source>Entering the result again, or clearing it, ends the ruling.</source>
        <translation>Novým zapísaním výsledku alebo jeho zmazaním sa rozhodnutie ruší.</translation>
    </message>
    <message>
        <source>Let it count</source>
        <translation>Započítať</translation>
    </message>
    <message>
        <source>Add another player with this name?</source>
        <translation>Prihlásiť ďalšieho hráča s týmto menom?</translation>
    </message>
    <message>
        <source>%1 with the same date of birth is already on the list.</source>
        <translation>%1: prihláška s rovnakým dátumom narodenia už existuje.</translation>
    </message>
    <message>
        <source>Add both</source>
        <translation>Prihlásiť oboch</translation>
    </message>
    <message>
        <source>The game will count as unfinished again.</source>
        <translation>Šachovnica sa bude znova počítať ako neukončená.</translation>
    </message>
    <message>
        <source>The points and the standings will change; the pairings already made will not.</source>
        <translation>Body a poradie sa zmenia; hotové žrebovanie zostane.</translation>
    </message>
    <message>
        <source>The results are kept, but do not count for the standings (General Regulations for Competitions 6.6).</source>
        <translation>Výsledky zostanú zaznamenané, ale do poradia sa nerátajú (Všeobecné predpisy pre súťaže, 6.6).</translation>
    </message>
    <message>
        <source>They will be paused now.</source>
        <translation>V tejto chvíli sa zastavia.</translation>
    </message>
    <message>
        <source>Continue?</source>
        <translation>Pokračovať?</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Pokračovať</translation>
    </message>
    <message numerus="yes">
        <source>%n action(s) are not saved yet.</source>
        <translation>
            <numerusform>%n úkon ešte nie je na disku.</numerusform>
            <numerusform>%n úkony ešte nie sú na disku.</numerusform>
            <numerusform>%n úkonov ešte nie je na disku.</numerusform>
        </translation>
    </message>
    <message>
        <source>They will be lost if the disk still cannot be written to.</source>
        <translation>Stratia sa, ak ich disk ani v tej chvíli neprijme.</translation>
    </message>
    <message>
        <source>Free some disk space first; they will then be saved automatically.</source>
        <translation>Radšej najprv uvoľnite miesto na disku; potom sa zapíšu samy.</translation>
    </message>
    <message>
        <source>Remove all the remaining time on board %1?</source>
        <translation>Odobrať na šachovnici %1 všetok čas?</translation>
    </message>
    <message>
        <source>The player has no more than that left: the flag will fall at once.</source>
        <translation>Hráč viac času nemá: zástavka padne hneď.</translation>
    </message>
    <message>
        <source>You then decide whether the game is lost (Laws 6.9).</source>
        <translation>Či je tým partia prehratá, rozhodnete potom vy (Pravidlá 6.9).</translation>
    </message>
    <message>
        <source>Remove the time</source>
        <translation>Odobrať</translation>
    </message>
    <message>
        <source>Apply to the other boards?</source>
        <translation>Urobiť to na ostatných šachovniciach?</translation>
    </message>
    <message numerus="yes">
        <source>This is not possible on %n of the clocks.</source>
        <translation>
            <numerusform>%n hodiny to neprijmú.</numerusform>
            <numerusform>%n hodiny to neprijmú.</numerusform>
            <numerusform>%n hodín to neprijme.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing has been changed on any board yet.</source>
        <translation>Zatiaľ sa na žiadnej šachovnici nič neurobilo.</translation>
    </message>
    <message>
        <source>Apply to the others</source>
        <translation>Urobiť na ostatných</translation>
    </message>
    <message>
        <source>Correct the clock setting on board %1 now?</source>
        <translation>Zmeniť teraz nastavenie hodín na šachovnici %1?</translation>
    </message>
    <message>
        <source>In rapid and blitz the clock setting can no longer be corrected after this many moves.</source>
        <translation>V rapid a bleskovom šachu sa nastavenie po toľkých ťahoch oboch hráčov už nemení.</translation>
    </message>
    <message>
        <source>After that the Laws allow it only if the schedule of the event would be seriously affected (App. A).</source>
        <translation>Neskôr to Pravidlá dovoľujú, iba ak by utrpel časový program turnaja (príl. A).</translation>
    </message>
    <message>
        <source>Ignore the flag fall on board %1?</source>
        <translation>Neprihliadnuť na pád zástavky na šachovnici %1?</translation>
    </message>
    <message>
        <source>White&apos;s flag has fallen, but this result is not a loss for White.</source>
        <translation>Zástavka bieleho je dolu a tento výsledok nie je prehrou bieleho.</translation>
    </message>
    <message>
        <source>Black&apos;s flag has fallen, but this result is not a loss for Black.</source>
        <translation>Zástavka čierneho je dolu a tento výsledok nie je prehrou čierneho.</translation>
    </message>
    <message>
        <source>It is correct if the game had already ended, or if it is a draw because the opponent cannot checkmate by any series of legal moves (Laws 6.9).</source>
        <translation>Platí, ak sa partia skončila už predtým, alebo ak súper nemôže dať mat žiadnym sledom prípustných ťahov a toto je remíza, ktorá z toho vyplýva (Pravidlá 6.9).</translation>
    </message>
    <message>
        <source>System&apos;s pairing: %1 – %2</source>
        <extracomment>By the rules these two would meet: %1 is White, %2 Black.</extracomment>
        <translation>Podľa pravidiel: %1 – %2</translation>
    </message>
    <message>
        <source>In the system&apos;s pairing the bye goes to %1</source>
        <translation>Podľa pravidiel má voľno %1</translation>
    </message>
    <message>
        <source>There is no legal pairing.</source>
        <translation>Podľa pravidiel sa nedá nažrebovať.</translation>
    </message>
    <message>
        <source>Confirm the manual pairing?</source>
        <translation>Potvrdiť ručné žrebovanie?</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) differ from the system&apos;s pairing.</source>
        <translation>
            <numerusform>%n šachovnica je iná, než určujú pravidlá.</numerusform>
            <numerusform>%n šachovnice sú iné, než určujú pravidlá.</numerusform>
            <numerusform>%n šachovníc je iných, než určujú pravidlá.</numerusform>
        </translation>
    </message>
    <message>
        <source>Confirm it</source>
        <translation>Potvrdiť</translation>
    </message>
    <message>
        <source>The round is recorded as changed by hand, together with the system&apos;s pairing. Confirm it anyway?</source>
        <translation>Kolo zostane zapísané ako ručne zmenené, vedľa neho žrebovanie podľa pravidiel. Potvrdiť ho aj tak?</translation>
    </message>
    <message>
        <source>Import the rounds as they are?</source>
        <translation>Prevziať kolá tak, ako sú?</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) of the file differ from the system&apos;s pairing.</source>
        <translation>
            <numerusform>%n kolo súboru nie je také, ako ho žrebuje systém.</numerusform>
            <numerusform>%n kolá súboru nie sú také, ako ich žrebuje systém.</numerusform>
            <numerusform>%n kôl súboru nie je takých, ako ich žrebuje systém.</numerusform>
        </translation>
    </message>
    <message>
        <source>Import them</source>
        <translation>Prevziať</translation>
    </message>
    <message>
        <source>Start with this many rounds?</source>
        <translation>Začať s takým počtom kôl?</translation>
    </message>
    <message numerus="yes">
        <source>There are enough opponents for only %n round(s).</source>
        <translation>
            <numerusform>Na viac ako %n kolo nie je dosť súperov.</numerusform>
            <numerusform>Na viac ako %n kolá nie je dosť súperov.</numerusform>
            <numerusform>Na viac ako %n kôl nie je dosť súperov.</numerusform>
        </translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Začať</translation>
    </message>
    <message>
        <source>%1 already has a half-point bye.</source>
        <translation>%1 už má voľno za pol bodu.</translation>
    </message>
    <message>
        <source>General Regulations for Competitions 6.7 allow each player one.</source>
        <translation>Všeobecné predpisy pre súťaže 6.7 počítajú s jedným na hráča.</translation>
    </message>
    <message>
        <source>Give the bye</source>
        <translation>Dať</translation>
    </message>
    <message numerus="yes">
        <source>%n later half-move(s) would no longer be legal.</source>
        <translation>
            <numerusform>%n nasledujúci polťah by už nebol prípustný.</numerusform>
            <numerusform>%n nasledujúce polťahy by už neboli prípustné.</numerusform>
            <numerusform>%n nasledujúcich polťahov by už nebolo prípustných.</numerusform>
        </translation>
    </message>
    <message>
        <source>They will be removed from the record; Undo restores them.</source>
        <translation>Zo zápisu sa vypustia; krok Späť ich vráti.</translation>
    </message>
    <message>
        <source>Your consent is recorded.</source>
        <translation>Váš súhlas sa zaznamená.</translation>
    </message>
    <message>
        <source>Both players have signed the result on board %1. It stands, even if it is incorrect, unless the arbiter decides otherwise (Laws 8.7).</source>
        <translation>Výsledok na šachovnici %1 podpísali obaja hráči. Aj keď je chybný, platí, ak rozhodca nerozhodne inak (Pravidlá 8.7).</translation>
    </message>
    <message>
        <source>What they signed stays in the history.</source>
        <translation>Čo podpísali, zostáva zaznamenané.</translation>
    </message>
    <message>
        <source>Allow White&apos;s assistant more than the Laws allow?</source>
        <translation>Dovoliť asistentovi bieleho viac než Pravidlá?</translation>
    </message>
    <message>
        <source>Allow Black&apos;s assistant more than the Laws allow?</source>
        <translation>Dovoliť asistentovi čierneho viac než Pravidlá?</translation>
    </message>
    <message>
        <source>A sighted player may have an assistant only if the opponent has none, and only for making and announcing moves.</source>
        <translation>Vidiaci hráč má asistenta, len ak ho druhý nemá, a iba na ťahy a ohlasovanie.</translation>
    </message>
    <message>
        <source>You may adapt the rules to local circumstances; your decision is recorded.</source>
        <translation>Pravidlá môžete prispôsobiť miestnym podmienkam; vaše rozhodnutie sa zapíše.</translation>
    </message>
    <message>
        <source>Change a result given by a ruling?</source>
        <translation>Zmeniť výsledok, ktorý vychádza z rozhodnutia?</translation>
    </message>
    <message>
        <source>The result on board %1 was given by a ruling under the Laws.</source>
        <translation>Výsledok na šachovnici %1 bol zapísaný rozhodnutím s uvedením článku.</translation>
    </message>
    <message>
        <source>The ruling stays in the history, but the result will no longer be based on it.</source>
        <translation>Rozhodnutie zostáva v zázname; výsledok z neho už nebude vychádzať.</translation>
    </message>
    <message>
        <source>Rule the claim on board %1 incorrect anyway?</source>
        <translation>Napriek tomu označiť reklamáciu na šachovnici %1 za neoprávnenú?</translation>
    </message>
    <message>
        <source>According to the game record, the same position has appeared five times or 75 moves have been made by each player without a capture or pawn move: the game is drawn without a claim (Laws 9.6).</source>
        <translation>Podľa zápisu sa pozícia vyskytla päťkrát alebo sa odohralo 75 ťahov: partia je remíza aj bez reklamácie (Pravidlá 9.6).</translation>
    </message>
    <message>
        <source>The opponent gets extra time and the game continues.</source>
        <translation>Súper dostane čas a partia pokračuje.</translation>
    </message>
    <message>
        <source>Continue the game on board %1?</source>
        <translation>Pokračuje partia na šachovnici %1?</translation>
    </message>
    <message>
        <source>White&apos;s flag fall has been recorded: it ended the game.</source>
        <translation>Pád zástavky bieleho bol zaznamenaný: ukončil partiu.</translation>
    </message>
    <message>
        <source>Black&apos;s flag fall has been recorded: it ended the game.</source>
        <translation>Pád zástavky čierneho bol zaznamenaný: ukončil partiu.</translation>
    </message>
    <message>
        <source>Continue the game</source>
        <translation>Partia pokračuje</translation>
    </message>
    <message>
        <source>Penalise a move that appears to be legal?</source>
        <translation>Potrestať ťah, ktorý sa zdá prípustný?</translation>
    </message>
    <message>
        <source>According to the record of board %1 this move is legal for White.</source>
        <translation>Podľa zápisu šachovnice %1 ho biely smie hrať.</translation>
    </message>
    <message>
        <source>According to the record of board %1 this move is legal for Black.</source>
        <translation>Podľa zápisu šachovnice %1 ho čierny smie hrať.</translation>
    </message>
    <message>
        <source>Pressing the clock without making a move, or making a move with both hands, is penalised as an illegal move where the Laws say so.</source>
        <translation>Stlačenie hodín bez ťahu alebo ťah oboma rukami sa trestá ako nemožný ťah tam, kde to Pravidlá určujú.</translation>
    </message>
    <message>
        <source>Rule against the game record of board %1?</source>
        <translation>Rozhodnúť proti zápisu šachovnice %1?</translation>
    </message>
    <message>
        <source>The game record is complete and does not support this ruling.</source>
        <translation>Zápis je úplný a podľa neho treba o reklamácii rozhodnúť inak.</translation>
    </message>
    <message>
        <source>Your ruling stands, with what you found on the scoresheets or on the board.</source>
        <translation>Platí vaše rozhodnutie a to, čo ste zistili na partiároch alebo na šachovnici.</translation>
    </message>
    <message>
        <source>Confirm the ruling</source>
        <translation>Rozhodnúť tak</translation>
    </message>
    <message>
        <source>Draw lots again?</source>
        <translation>Žrebovať znova?</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) already have a pairing number.</source>
        <translation>
            <numerusform>%n hráč už má štartovné číslo.</numerusform>
            <numerusform>%n hráči už majú štartovné číslo.</numerusform>
            <numerusform>%n hráčov už má štartovné číslo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody gets a new number; the drawing before stays in the history.</source>
        <translation>Všetci dostanú nové číslo; predchádzajúce žrebovanie zostáva v histórii.</translation>
    </message>
    <message>
        <source>Draw again</source>
        <translation>Žrebovať znova</translation>
    </message>
    <message>
        <source>Penalise a move while the player&apos;s own clock is running?</source>
        <translation>Potrestať ťah, hoci hráčovi bežia jeho vlastné hodiny?</translation>
    </message>
    <message>
        <source>White&apos;s clock is running on board %1.</source>
        <translation>Na šachovnici %1 bežia hodiny bieleho.</translation>
    </message>
    <message>
        <source>Black&apos;s clock is running on board %1.</source>
        <translation>Na šachovnici %1 bežia hodiny čierneho.</translation>
    </message>
    <message>
        <source>Only a completed move is penalised: where the player has not pressed the clock, another move is made and nothing else happens. Where the opponent has already replied, go on: the increment of the illegal move is taken back.</source>
        <translation>Trestá sa iba ukončený ťah: ak hráč nestlačil hodiny, vykoná iný ťah a nič ďalšie sa nedeje. Ak súper už odpovedal, pokračujte: prídavok za nemožný ťah sa odoberie.</translation>
    </message>
    <message>
        <source>Change the regulations of an event that is being played?</source>
        <translation>Zmeniť predpisy podujatia, ktoré sa už hrá?</translation>
    </message>
    <message>
        <source>They are announced before the event and stay as they are; rulings from now on follow the new ones.</source>
        <translation>Oznamujú sa pred podujatím a nemenia sa; rozhodnutia sa odteraz riadia novými.</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Zmeniť</translation>
    </message>
    <message>
        <source>Enter another result than a draw?</source>
        <translation>Zadať iný výsledok ako remízu?</translation>
    </message>
    <message>
        <source>The game on board %1 of round %2 was open when a later round was paired, and counted as a draw.</source>
        <translation>Partia na šachovnici %1 v kole %2 nebola pri žrebovaní neskoršieho kola skončená a počítala sa ako remíza.</translation>
    </message>
    <message>
        <source>The pairings of the later rounds stay as they are; the report says so.</source>
        <translation>Žrebovanie neskorších kôl ostáva, ako je; v hlásení to bude uvedené.</translation>
    </message>
    <message>
        <source>Enter it</source>
        <translation>Zadať</translation>
    </message>
    <message>
        <source>Open the envelope without the player who must reply?</source>
        <translation>Otvoriť obálku bez hráča, ktorý má odpovedať?</translation>
    </message>
    <message>
        <source>White has not come to the resumption on board %1.</source>
        <translation>Biely neprišiel na dohrávku na šachovnici %1.</translation>
    </message>
    <message>
        <source>Black has not come to the resumption on board %1.</source>
        <translation>Čierny neprišiel na dohrávku na šachovnici %1.</translation>
    </message>
    <message>
        <source>The envelope is opened when the player who must reply is present. Until then his clock runs and the envelope stays closed, unless a player has lost by coming too late.</source>
        <translation>Obálka sa otvorí, keď je prítomný hráč, ktorý má odpovedať. Dovtedy bežia jeho hodiny a obálka ostáva zatvorená, ak niektorý hráč neprehral pre neskorý príchod.</translation>
    </message>
    <message>
        <source>An opened envelope cannot be closed again.</source>
        <translation>Otvorenú obálku už nemožno zatvoriť.</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Otvoriť</translation>
    </message>
    <message>
        <source>A win on board %1?</source>
        <translation>Výhra na šachovnici %1?</translation>
    </message>
    <message>
        <source>In the position on record White cannot checkmate by any series of legal moves.</source>
        <translation>V zapísanej pozícii nemôže biely dať mat žiadnym sledom prípustných ťahov.</translation>
    </message>
    <message>
        <source>In the position on record Black cannot checkmate by any series of legal moves.</source>
        <translation>V zapísanej pozícii nemôže čierny dať mat žiadnym sledom prípustných ťahov.</translation>
    </message>
    <message>
        <source>If the opponent has resigned, the game is drawn (Laws %1).</source>
        <translation>Ak sa súper vzdal, partia sa končí remízou (Pravidlá %1).</translation>
    </message>
    <message>
        <source>A win is correct only as a penalty, or if moves are missing in the record.</source>
        <translation>Výhra je správna len ako trest, alebo ak v zápise chýbajú ťahy.</translation>
    </message>
    <message>
        <source>Enter the win</source>
        <translation>Zapísať výhru</translation>
    </message>
    <message>
        <source>Enter a draw: ½–½</source>
        <translation>Zapísať remízu: ½–½</translation>
    </message>
    <message>
        <source>%1.%2 %3 – %4: adjourned, counts as a draw for the pairing</source>
        <extracomment>An open game: %1 round, %2 board, %3 and %4 White and Black.</extracomment>
        <translation>%1.%2 %3 – %4: prerušená, pri žrebovaní sa počíta ako remíza</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>games</comment>
        <translation>
            <numerusform>a %n ďalšia</numerusform>
            <numerusform>a %n ďalšie</numerusform>
            <numerusform>a %n ďalších</numerusform>
        </translation>
    </message>
    <message>
        <source>Supervision, default time or the rules on draws by agreement or on appeals change for the rest of the event.</source>
        <translation>Dozor, čakacia doba alebo pravidlá o dohode na remíze či o odvolaniach sa zmenia pre zvyšok podujatia.</translation>
    </message>
    <message>
        <source>Accept a late appeal?</source>
        <translation>Prijať oneskorené odvolanie?</translation>
    </message>
    <message>
        <source>The regulations of the event set the time limit. That the appeal was late stays on record.</source>
        <translation>Lehotu určujú predpisy podujatia. Že odvolanie prišlo neskoro, zostane v zázname.</translation>
    </message>
    <message>
        <source>Accept it</source>
        <translation>Prijať</translation>
    </message>
    <message>
        <source>Add players whose names are on the list already?</source>
        <translation>Prihlásiť aj hráčov, ktorých mená už na zozname sú?</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) with the same name and date of birth would be on the list twice.</source>
        <translation>
            <numerusform>%n hráč s rovnakým menom a dátumom narodenia by bol na zozname dvakrát.</numerusform>
            <numerusform>%n hráči s rovnakým menom a dátumom narodenia by boli na zozname dvakrát.</numerusform>
            <numerusform>%n hráčov s rovnakým menom a dátumom narodenia by bolo na zozname dvakrát.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add all</source>
        <translation>Prihlásiť všetkých</translation>
    </message>
    <message>
        <source>Change how envelopes are sealed and opened?</source>
        <translation>Zmeniť spôsob pečatenia a otvárania obálok?</translation>
    </message>
    <message numerus="yes">
        <source>%n envelope(s) of adjourned games are still closed.</source>
        <translation>
            <numerusform>%n obálka prerušenej partie je ešte zatvorená.</numerusform>
            <numerusform>%n obálky prerušených partií sú ešte zatvorené.</numerusform>
            <numerusform>%n obálok prerušených partií je ešte zatvorených.</numerusform>
        </translation>
    </message>
    <message>
        <source>The players sealed their moves under the rules in force until now. A move that was typed still needs every key that was shown for it; whether a witness must be there follows the new rules.</source>
        <translation>Hráči zapečatili svoje ťahy podľa doterajších pravidiel. Napísaný ťah potrebuje naďalej všetky kľúče, ktoré boli preň zobrazené; či musí byť prítomný svedok, sa riadi novými pravidlami.</translation>
    </message>
    <message>
        <source>Before its time?</source>
        <translation>Pred dohodnutým časom?</translation>
    </message>
    <message>
        <source>An opened envelope cannot be closed again, and a player may still be on the way.</source>
        <translation>Otvorenú obálku už nemožno zatvoriť a hráč môže byť ešte na ceste.</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Teraz</translation>
    </message>
    <message>
        <source>%1.%2 %3 – %4: becomes an adjourned game, counts as a draw for the pairing</source>
        <translation>%1.%2 %3 – %4: stáva sa prerušenou partiou, na žrebovanie sa počíta ako remíza</translation>
    </message>
    <message>
        <source>Declare round %1 over?</source>
        <translation>Vyhlásiť %1. kolo za skončené?</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>Kolo sa skončilo</translation>
    </message>
    <message>
        <source>Board %1: the game goes on with the new players.</source>
        <translation>Šachovnica %1: partia pokračuje s novými hráčmi.</translation>
    </message>
    <message>
        <source>Board %1: the result is deleted.</source>
        <translation>Šachovnica %1: výsledok sa vymaže.</translation>
    </message>
    <message>
        <source>Change round %1, which is published?</source>
        <extracomment>%1 the number of a round.</extracomment>
        <translation>Zmeniť %1. kolo, ktoré je zverejnené?</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) have other players or colours.</source>
        <translation>
            <numerusform>%n šachovnica má iných hráčov alebo farby.</numerusform>
            <numerusform>%n šachovnice majú iných hráčov alebo farby.</numerusform>
            <numerusform>%n šachovníc má iných hráčov alebo farby.</numerusform>
        </translation>
    </message>
    <message>
        <source>Change the round</source>
        <translation>Zmeniť kolo</translation>
    </message>
    <message>
        <source>Change the result on board %1?</source>
        <translation>Zmeniť výsledok na šachovnici %1?</translation>
    </message>
    <message>
        <source>%1 was entered before, and now %2.</source>
        <extracomment>%1 and %2 are results: 1–0, ½–½.</extracomment>
        <translation>Predtým bolo zapísané %1, teraz %2.</translation>
    </message>
    <message>
        <source>Change it to %1</source>
        <extracomment>%1 is a result.</extracomment>
        <translation>Zmeniť na %1</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <extracomment>%1 is a result.</extracomment>
        <translation>Nechať %1</translation>
    </message>
    <message>
        <source>Open an incident</source>
        <translation>Otvoriť incident</translation>
    </message>
    <message>
        <source>%1 was entered at %2: %3</source>
        <extracomment>%1 a result, %2 an hour, %3 who entered it, at which desk: &quot;1–0 was entered at 14:32: Ema · Desk 1&quot;.</extracomment>
        <translation>%1 zapísané o %2: %3</translation>
    </message>
    <message>
        <source>Pair with players who have not checked in?</source>
        <translation>Nažrebovať aj hráčov, ktorí nie sú prezentovaní?</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) in this pairing are not checked in, while others are.</source>
        <translation>
            <numerusform>%n hráč v tomto žrebovaní nie je prezentovaný, iní sú.</numerusform>
            <numerusform>%n hráči v tomto žrebovaní nie sú prezentovaní, iní sú.</numerusform>
            <numerusform>%n hráčov v tomto žrebovaní nie je prezentovaný, iní sú.</numerusform>
        </translation>
    </message>
    <message>
        <source>The check-in page (Shift+F2) lists them: close the check-in to give them a bye or to withdraw them.</source>
        <translation>Uvádza ich strana Prezentácia (Shift+F2): uzavretím prezentácie dostanú voľno alebo odstúpia.</translation>
    </message>
    <message>
        <source>Pair them all</source>
        <translation>Nažrebovať všetkých</translation>
    </message>
    <message>
        <source>Seal by the clock on board %1?</source>
        <translation>Zapečatiť podľa hodín na %1. šachovnici?</translation>
    </message>
    <message>
        <source>The game record has more moves than the clock: by the clock White is to move, by the record Black.</source>
        <translation>Zápis partie má viac ťahov ako hodiny: podľa hodín je na ťahu biely, podľa zápisu čierny.</translation>
    </message>
    <message>
        <source>The game record has more moves than the clock: by the clock Black is to move, by the record White.</source>
        <translation>Zápis partie má viac ťahov ako hodiny: podľa hodín je na ťahu čierny, podľa zápisu biely.</translation>
    </message>
    <message>
        <source>Whoever the clock says is to move seals, and that clock is stopped and started again. If the record is right, correct the clock first.</source>
        <translation>Ťah zapečatí ten, kto je na ťahu podľa hodín; jeho hodiny sa zastavia a neskôr spustia. Ak je správny zápis, najprv opravte hodiny.</translation>
    </message>
    <message>
        <source>Seal by the clock</source>
        <translation>Podľa hodín</translation>
    </message>
    <message>
        <source>Adjourn board %1 with a paper envelope?</source>
        <translation>Prerušiť partiu na %1. šachovnici s papierovou obálkou?</translation>
    </message>
    <message>
        <source>In this event sealed moves are typed, and none has been typed here.</source>
        <translation>Na tomto turnaji sa zapečatené ťahy píšu na obrazovke a tu žiadny napísaný nie je.</translation>
    </message>
    <message>
        <source>T turns the screen to the player. With a paper envelope the program keeps what stands on it.</source>
        <translation>T otočí obrazovku k hráčovi. Pri papierovej obálke si program pamätá, čo je na nej napísané.</translation>
    </message>
    <message>
        <source>With a paper envelope</source>
        <translation>S papierovou obálkou</translation>
    </message>
    <message>
        <source>The game on board %1 is to be resumed on %2.</source>
        <extracomment>%1 the number of a board, %2 day and time.</extracomment>
        <translation>Partia na %1. šachovnici má pokračovať %2.</translation>
    </message>
    <message>
        <source>A player may still be on the way.</source>
        <translation>Hráč môže byť ešte na ceste.</translation>
    </message>
    <message>
        <source>The reason may be another edition of the system, prohibited pairings, manual pairing or an adjourned game.</source>
        <translation>Dôvodom môže byť iné vydanie systému, zakázané dvojice, ručné žrebovanie alebo prerušená partia.</translation>
    </message>
    <message numerus="yes">
        <source>%n more player(s) change places.</source>
        <translation>
            <numerusform>Miesto mení ešte %n hráč.</numerusform>
            <numerusform>Miesto menia ešte %n hráči.</numerusform>
            <numerusform>Miesto mení ešte %n hráčov.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: rank %2 becomes %3</source>
        <extracomment>%1 is a player, %2 the rank before, %3 the rank after.</extracomment>
        <translation>%1: %2. miesto sa mení na %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) of the next round would have been paired otherwise.</source>
        <translation>
            <numerusform>V ďalšom kole by sa inak nažrebovala %n šachovnica.</numerusform>
            <numerusform>V ďalšom kole by sa inak nažrebovali %n šachovnice.</numerusform>
            <numerusform>V ďalšom kole by sa inak nažrebovalo %n šachovníc.</numerusform>
        </translation>
    </message>
    <message>
        <source>The next round would have been paired the same way.</source>
        <translation>Ďalšie kolo by sa nažrebovalo rovnako.</translation>
    </message>
    <message>
        <source>no result</source>
        <translation>bez výsledku</translation>
    </message>
    <message>
        <source>Board %1, %2 – %3: %4 becomes %5.</source>
        <extracomment>%1 a board, %2 and %3 White and Black, %4 the result that stands, %5 the one that is to stand.</extracomment>
        <translation>Šachovnica %1, %2 – %3: %4 sa mení na %5.</translation>
    </message>
    <message>
        <source>Round %1 has not begun: undo its pairing first (Ctrl+Z), and it is paired by the right result.</source>
        <extracomment>%1 the number of a round.</extracomment>
        <translation>%1. kolo sa nezačalo: najprv vezmite späť jeho žrebovanie (Ctrl+Z) a nažrebuje sa podľa správneho výsledku.</translation>
    </message>
    <message>
        <source>This game has begun: both players have moved.</source>
        <translation>Táto partia sa začala: obaja hráči už ťahali.</translation>
    </message>
    <message>
        <source>This game has begun: moves are on record.</source>
        <translation>Táto partia sa začala: v zápise sú ťahy.</translation>
    </message>
    <message>
        <source>This game has begun: its clock has run, and nobody is marked absent.</source>
        <translation>Táto partia sa začala: jej hodiny bežali a nikto nie je označený ako neprítomný.</translation>
    </message>
    <message>
        <source>This game has begun: a ruling was made on it.</source>
        <translation>Táto partia sa začala: padlo v nej rozhodnutie.</translation>
    </message>
    <message>
        <source>This game has begun.</source>
        <translation>Táto partia sa začala.</translation>
    </message>
    <message>
        <source>A forfeit is an unplayed game: it is not rated and does not count for colours. A game that was begun and lost is 1–0 or 0–1.</source>
        <translation>Kontumácia je neodohraná partia: nezapočítava sa na rating a nedáva farbu. Začatá a prehratá partia je 1–0 alebo 0–1.</translation>
    </message>
    <message>
        <source>It is a forfeit if the player never came to the board.</source>
        <translation>Kontumácia je to, ak hráč vôbec neprišiel k šachovnici.</translation>
    </message>
    <message>
        <source>Enter %1, played</source>
        <extracomment>%1 is a result: &quot;Enter 1–0, played&quot;.</extracomment>
        <translation>Zapísať %1, odohrané</translation>
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
        <translation>Šachovnica %1: bude %2</translation>
    </message>
    <message>
        <source>Board %1: was %2, becomes %3</source>
        <translation>Šachovnica %1: bolo %2, bude %3</translation>
    </message>
    <message>
        <source>Board %1: was %2, is not played</source>
        <translation>Šachovnica %1: bolo %2, nehrá sa</translation>
    </message>
    <message>
        <source>Withdraw the ruling?</source>
        <translation>Anulovať rozhodnutie?</translation>
    </message>
    <message>
        <source>The ruling on board %1 will not stand any more.</source>
        <translation>Rozhodnutie na šachovnici %1 už nebude platiť.</translation>
    </message>
    <message>
        <source>The record keeps it with your reason, and the register of offences no longer counts it.</source>
        <translation>V zázname zostane aj s vaším dôvodom a register priestupkov ho už nepočíta.</translation>
    </message>
    <message>
        <source>Withdraw it</source>
        <translation>Anulovať</translation>
    </message>
    <message>
        <source>Taken back: %1</source>
        <extracomment>%1 what a ruling did, as a sentence: &quot;Result 1–0&quot;.</extracomment>
        <translation>Vezme sa späť: %1</translation>
    </message>
    <message>
        <source>Stays as it is: %1</source>
        <extracomment>%1 what a ruling did, as a sentence, and what its withdrawal does not change.</extracomment>
        <translation>Zostane, ako je: %1</translation>
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
        <source>Remove %1 from this list</source>
        <translation>Zabudnúť: %1</translation>
    </message>
    <message>
        <source>Remove from this list (the file is kept)</source>
        <translation>Odobrať zo zoznamu (súbor zostane)</translation>
    </message>
    <message>
        <source>New event like %1</source>
        <translation>Nový turnaj podľa %1</translation>
    </message>
    <message>
        <source>A new event with the same regulations</source>
        <translation>Nový turnaj s rovnakými propozíciami</translation>
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
        <source>Instead of the next move</source>
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
        <source>Copy into the record</source>
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
        <source>after the move, before pressing the clock</source>
        <translation>po ťahu, pred stlačením hodín</translation>
    </message>
    <message>
        <source>before making a move</source>
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
        <source>threefold repetition, by the intended move</source>
        <translation>trikrát, so zapísaným ťahom</translation>
    </message>
    <message>
        <source>threefold repetition, on the board</source>
        <translation>trikrát, teraz</translation>
    </message>
    <message>
        <source>fifty moves, by the intended move</source>
        <translation>päťdesiat ťahov, so zapísaným ťahom</translation>
    </message>
    <message>
        <source>fifty moves, on the board</source>
        <translation>päťdesiat ťahov, teraz</translation>
    </message>
    <message>
        <source>Intended move, written but not played</source>
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
        <source>is excused from keeping score</source>
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
        <source>Missing moves</source>
        <translation>Neznáme ťahy</translation>
    </message>
    <message>
        <source>Position after the missing moves, as FEN</source>
        <translation>Pozícia po medzere ako FEN</translation>
    </message>
    <message>
        <source>Half-moves missing, if known</source>
        <translation>Chýbajúce polťahy, ak je ich počet známy</translation>
    </message>
    <message>
        <source>Enter the missing moves</source>
        <translation>Zapísať medzeru</translation>
    </message>
    <message>
        <source>Time beside the move</source>
        <translation>Čas pri ťahu</translation>
    </message>
    <message>
        <source>Time left, 1:23:05; leave empty to remove it</source>
        <translation>Zostávajúci čas, 1:23:05; prázdne pole ho odstráni</translation>
    </message>
    <message>
        <source>Enter the time</source>
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
        <source>Moves and times are announced only on request. Pressing too early is a notice for you and not a penalty by itself.</source>
        <translation>Ťahy a časy sa oznamujú len na požiadanie. Predčasné stlačenie je upozornenie pre vás a samo osebe nie je trestom.</translation>
    </message>
    <message>
        <source>Add the note</source>
        <translation>Zapísať</translation>
    </message>
    <message>
        <source>The players&apos; boards differ</source>
        <translation>Šachovnice hráčov sa líšia</translation>
    </message>
    <message>
        <source>Enter each board that differs from the record; the players&apos; own records then decide.</source>
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
        <source>The move made instead of the last one, or the position as FEN; empty: same as the record</source>
        <translation>Ťah, ktorý vykonal namiesto posledného, alebo pozícia ako FEN; prázdne: ako zápis</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Porovnať</translation>
    </message>
    <message>
        <source>This is neither a legal move nor a position.</source>
        <translation>To nie je ani prípustný ťah, ani pozícia.</translation>
    </message>
    <message>
        <source>An offer cannot be withdrawn; it stands until the opponent accepts it, rejects it, touches a piece or the game ends (Laws %1).</source>
        <translation>Ponuka platí, kým súper neodpovie, nedotkne sa figúrky alebo sa partia neskončí; nemožno ju odvolať (Pravidlá %1).</translation>
    </message>
    <message>
        <source>The clocks stop. A claim cannot be withdrawn and counts as a draw offer (Laws %1).</source>
        <translation>Hodiny sa zastavia. Reklamáciu nemožno odvolať a je zároveň ponukou remízy (Pravidlá %1).</translation>
    </message>
    <message>
        <source>A piece was touched on this move before the claim (Laws %1)</source>
        <translation>Pred reklamáciou došlo v tomto ťahu k dotyku figúrky (Pravidlá %1)</translation>
    </message>
    <message>
        <source>The move is recorded as it happened; clock, count and penalty follow the event&apos;s edition (Laws %1). The position goes back to the one before it.</source>
        <translation>Ťah sa zaznamená tak, ako sa stal; hodiny, počet a trest sa riadia vydaním pravidiel turnaja (Pravidlá %1). Pozícia sa vráti na tú, ktorá je v zápise.</translation>
    </message>
    <message>
        <source>A result signed by both players stands, even if it is incorrect, unless you decide otherwise (Laws %1).</source>
        <translation>Čo podpíšu obaja, platí, aj keď je to chybné, ak nerozhodnete inak (Pravidlá %1).</translation>
    </message>
    <message>
        <source>A player short of time is excused automatically (Laws %1). Here you excuse a player who cannot write, or end that (Laws %2).</source>
        <translation>Málo času oslobodzuje hráča samo osebe (Pravidlá %1). Tu oslobodíte toho, kto nemôže zapisovať, alebo povinnosť obnovíte (Pravidlá %2).</translation>
    </message>
    <message>
        <source>Moves are missing after this position; the record continues from the position you enter (Laws %1).</source>
        <translation>Po zobrazenej pozícii chýbajú ťahy; partia je znova známa od pozície, ktorú zadáte (Pravidlá %1).</translation>
    </message>
    <message>
        <source>Only before the first move is recorded: a position as FEN, or a Chess960 number from 0 to 959 (518 is the standard array; Laws %1).</source>
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
    <name>RecordKeys</name>
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
        <source>enter what is typed</source>
        <translation>zapísať napísané</translation>
    </message>
    <message>
        <source>write</source>
        <translation>zapísať</translation>
    </message>
    <message>
        <source>complete the move as first proposed</source>
        <translation>doplniť ťah podľa prvého návrhu</translation>
    </message>
    <message>
        <source>complete the move</source>
        <translation>doplniť ťah</translation>
    </message>
    <message>
        <source>the arbiter&apos;s record, White&apos;s scoresheet, Black&apos;s scoresheet</source>
        <translation>zápis rozhodcu, partiár bieleho, partiár čierneho</translation>
    </message>
    <message>
        <source>whose record</source>
        <translation>čí zápis</translation>
    </message>
    <message>
        <source>copy the shown scoresheet into the record</source>
        <translation>prevziať zobrazený partiár do zápisu</translation>
    </message>
    <message>
        <source>draw offer</source>
        <translation>ponuka remízy</translation>
    </message>
    <message>
        <source>the offer is accepted, rejected, or rejected by touching a piece</source>
        <translation>ponuka je prijatá, odmietnutá alebo odmietnutá dotykom figúrky</translation>
    </message>
    <message>
        <source>claim of a draw</source>
        <translation>reklamácia remízy</translation>
    </message>
    <message>
        <source>claim</source>
        <translation>reklamácia</translation>
    </message>
    <message>
        <source>the claim is correct, incorrect, invalid</source>
        <translation>reklamácia je oprávnená, neoprávnená, neprípustná</translation>
    </message>
    <message>
        <source>illegal move</source>
        <translation>nemožný ťah</translation>
    </message>
    <message>
        <source>enter the result the board gives, or that both have signed</source>
        <translation>zapísať výsledok podľa šachovnice, alebo ten, čo obaja podpísali</translation>
    </message>
    <message>
        <source>signatures</source>
        <translation>podpisy</translation>
    </message>
    <message>
        <source>who is excused from keeping score</source>
        <translation>kto nemusí zapisovať</translation>
    </message>
    <message>
        <source>keeping score</source>
        <translation>zapisovanie ťahov</translation>
    </message>
    <message>
        <source>time beside the move</source>
        <translation>čas pri ťahu</translation>
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
        <translation>neznáme ťahy</translation>
    </message>
    <message>
        <source>delete the moves after the shown position</source>
        <translation>vypustiť, čo nasleduje po zobrazenej pozícii</translation>
    </message>
    <message>
        <source>delete what follows</source>
        <translation>vypustiť, čo nasleduje</translation>
    </message>
    <message>
        <source>starting position, Chess960</source>
        <translation>východisková pozícia, Chess960</translation>
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
        <source>paste moves, or a game as PGN</source>
        <translation>vložiť ťahy alebo partiu ako PGN</translation>
    </message>
    <message>
        <source>paste moves</source>
        <translation>vložiť ťahy</translation>
    </message>
    <message>
        <source>copy the game as PGN</source>
        <translation>kopírovať partiu ako PGN</translation>
    </message>
    <message>
        <source>is checkmate still possible in this position?</source>
        <translation>dá sa táto pozícia ešte vyhrať? Stránka o možnosti matu</translation>
    </message>
    <message>
        <source>is checkmate possible?</source>
        <translation>je mat možný?</translation>
    </message>
    <message>
        <source>save the scoresheet as pages to print (PDF)</source>
        <translation>uložiť partiár ako stránky na tlač (PDF)</translation>
    </message>
    <message>
        <source>print: save as PDF</source>
        <translation>tlač: uložiť ako PDF</translation>
    </message>
    <message>
        <source>save the games of the round as PGN</source>
        <translation>uložiť partie kola ako PGN</translation>
    </message>
    <message>
        <source>blind and visually disabled players: who, assistant, boards</source>
        <translation>nevidiaci a zrakovo postihnutí: kto, asistent, šachovnice</translation>
    </message>
    <message>
        <source>visually disabled</source>
        <translation>zrakovo postihnutí</translation>
    </message>
    <message>
        <source>with them: announce the move; a note; boards that differ; correct them</source>
        <translation>pri nich: povedať ťah; poznámka; šachovnice sa líšia; opraviť ich</translation>
    </message>
    <message>
        <source>announce the move</source>
        <translation>povedať ťah</translation>
    </message>
    <message>
        <source>note, times announced</source>
        <translation>poznámka, oznámené časy</translation>
    </message>
    <message>
        <source>boards differ</source>
        <translation>šachovnice sa líšia</translation>
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
        <source>an incident at the current board: facts, ruling, decision</source>
        <translation>incident na zvolenej šachovnici: fakty, pravidlá, rozhodnutie</translation>
    </message>
    <message>
        <source>incident</source>
        <translation>incident</translation>
    </message>
    <message>
        <source>both scoresheets collected, or not after all</source>
        <translation>oba partiáre sú odovzdané, alebo predsa nie</translation>
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
        <source>Rejected</source>
        <translation>Odmietnutá</translation>
    </message>
    <message>
        <source>Piece touched</source>
        <translation>Dotyk figúrky</translation>
    </message>
    <message>
        <source>Rejected by touching a piece</source>
        <translation>Odmietnutá dotykom figúrky</translation>
    </message>
    <message>
        <source>Rule on it in the hall</source>
        <translation>Rozhodnúť v sále</translation>
    </message>
</context>
<context>
    <name>RecordPage</name>
    <message>
        <source>No game yet</source>
        <translation>Zatiaľ žiadna partia</translation>
    </message>
    <message>
        <source>Pair a round; then every board has its game record here.</source>
        <translation>Nažrebujte kolo; potom tu má každá šachovnica svoj zápis partie.</translation>
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
        <source>The claim is correct.</source>
        <translation>Reklamácia je oprávnená.</translation>
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
        <source>Pending</source>
        <comment>offer</comment>
        <translation>Bez odpovede</translation>
    </message>
    <message>
        <source>Accepted</source>
        <comment>offer</comment>
        <translation>Prijatá</translation>
    </message>
    <message>
        <source>Figurines</source>
        <translation>Symboly figúrok</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>language</comment>
        <extracomment>%1 a language, %2 the letters of king, queen, rook, bishop and knight in it.</extracomment>
        <translation>%1 (%2)</translation>
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
        <source>Nothing written.</source>
        <translation>Nič nezapísané.</translation>
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
        <source>The player has no such piece there.</source>
        <translation>Hráč tam takú figúrku nemá.</translation>
    </message>
    <message>
        <source>No such piece can move there.</source>
        <translation>Žiadna taká figúrka tam nemôže ťahať.</translation>
    </message>
    <message>
        <source>A king in check cannot castle.</source>
        <translation>Kráľ v šachu nemôže robiť rošádu.</translation>
    </message>
    <message>
        <source>Correct</source>
        <comment>claim</comment>
        <translation>Oprávnená</translation>
    </message>
    <message>
        <source>Incorrect</source>
        <comment>claim</comment>
        <translation>Neoprávnená</translation>
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
        <source>The position has occurred %n time(s).</source>
        <translation>
            <numerusform>Pozícia sa na šachovnici vyskytla raz.</numerusform>
            <numerusform>Pozícia sa na šachovnici vyskytla %n-krát.</numerusform>
            <numerusform>Pozícia sa na šachovnici vyskytla %n-krát.</numerusform>
        </translation>
    </message>
    <message>
        <source>Chess960, number %1</source>
        <translation>Chess960, číslo %1</translation>
    </message>
    <message>
        <source>Invalid: only the player having the move may claim (Laws 9.2, 9.3).</source>
        <translation>Neprípustná: reklamovať smie iba hráč na ťahu (Pravidlá 9.2, 9.3).</translation>
    </message>
    <message>
        <source>Invalid: a piece was touched on this move (Laws 9.4).</source>
        <translation>Neprípustná: v tomto ťahu došlo k dotyku figúrky (Pravidlá 9.4).</translation>
    </message>
    <message>
        <source>The move must be written down first; you may tell the player so (Laws 9.2, 9.3).</source>
        <translation>Ťah treba najprv zapísať; smiete to povedať (Pravidlá 9.2, 9.3).</translation>
    </message>
    <message>
        <source>Incorrect: the intended move is illegal.</source>
        <translation>Neoprávnená: oznámený ťah nie je prípustný.</translation>
    </message>
    <message>
        <source>Incorrect: the intended move is a pawn move.</source>
        <translation>Neoprávnená: oznámený ťah je ťah pešiakom.</translation>
    </message>
    <message>
        <source>Incorrect: the intended move is a capture.</source>
        <translation>Neoprávnená: oznámený ťah je branie.</translation>
    </message>
    <message>
        <source>Incorrect: the position has not occurred three times.</source>
        <translation>Neoprávnená: pozícia sa nevyskytla trikrát.</translation>
    </message>
    <message>
        <source>White&apos;s claim counts as a draw offer.</source>
        <translation>Reklamácia bieleho je ponukou remízy.</translation>
    </message>
    <message>
        <source>Black&apos;s claim counts as a draw offer.</source>
        <translation>Reklamácia čierneho je ponukou remízy.</translation>
    </message>
    <message>
        <source>Rejected</source>
        <comment>offer</comment>
        <translation>Odmietnutá</translation>
    </message>
    <message>
        <source>Rejected by touching a piece</source>
        <comment>offer</comment>
        <translation>Odmietnutá dotykom figúrky</translation>
    </message>
    <message>
        <source>Rejected by moving</source>
        <comment>offer</comment>
        <translation>Odmietnutá ťahom</translation>
    </message>
    <message>
        <source>Ended with the game</source>
        <comment>offer</comment>
        <translation>Zanikla s koncom partie</translation>
    </message>
    <message>
        <source>moves unknown</source>
        <translation>neznáme ťahy</translation>
    </message>
    <message>
        <source>Differs from the game record.</source>
        <translation>Iný ťah ako v zápise.</translation>
    </message>
    <message>
        <source>Not a legal move here.</source>
        <translation>Ťah tam nie je prípustný.</translation>
    </message>
    <message>
        <source>This is not a move in this language.</source>
        <translation>S týmito písmenami figúr to nie je ťah.</translation>
    </message>
    <message>
        <source>The player&apos;s own piece is on that square.</source>
        <translation>Stojí tam vlastná figúrka.</translation>
    </message>
    <message>
        <source>The king would be in check.</source>
        <translation>Kráľ by stál v šachu.</translation>
    </message>
    <message>
        <source>The king is in check and would remain in check.</source>
        <translation>Kráľ je v šachu a zostal by v ňom.</translation>
    </message>
    <message>
        <source>More than one piece can move there: specify which.</source>
        <translation>Môže tam ťahať viac figúrok: uveďte, ktorá.</translation>
    </message>
    <message>
        <source>Choose the promotion piece.</source>
        <translation>Uveďte, na čo sa pešiak premení.</translation>
    </message>
    <message>
        <source>This move is not a promotion.</source>
        <translation>Týmto ťahom sa nepremieňa žiadny pešiak.</translation>
    </message>
    <message>
        <source>The right to castle on that side has been lost.</source>
        <translation>Právo na túto rošádu zaniklo.</translation>
    </message>
    <message>
        <source>A piece blocks castling.</source>
        <translation>Rošáde stojí v ceste figúrka.</translation>
    </message>
    <message>
        <source>The king would pass over or land on an attacked square.</source>
        <translation>Kráľ by prešiel cez napadnuté pole alebo naň vstúpil.</translation>
    </message>
    <message numerus="yes">
        <source>The position has occurred %n time(s), counting the intended move.</source>
        <translation>
            <numerusform>Pozícia sa na šachovnici vyskytla raz vrátane oznámeného ťahu.</numerusform>
            <numerusform>Pozícia sa na šachovnici vyskytla %n-krát vrátane oznámeného ťahu.</numerusform>
            <numerusform>Pozícia sa na šachovnici vyskytla %n-krát vrátane oznámeného ťahu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n half-move(s) since the last capture or pawn move; 100 make fifty moves by each player.</source>
        <translation>
            <numerusform>%n polťah od posledného brania alebo ťahu pešiakom; 100 je päťdesiat ťahov každého.</numerusform>
            <numerusform>%n polťahy od posledného brania alebo ťahu pešiakom; 100 je päťdesiat ťahov každého.</numerusform>
            <numerusform>%n polťahov od posledného brania alebo ťahu pešiakom; 100 je päťdesiat ťahov každého.</numerusform>
        </translation>
    </message>
    <message>
        <source>Moves are missing from the record; positions that occurred there are not counted.</source>
        <translation>V zápise je medzera: čo bolo v nej, sa nepočíta.</translation>
    </message>
    <message>
        <source>Invalid</source>
        <comment>claim</comment>
        <translation>Neprípustná</translation>
    </message>
    <message>
        <source>Neither player can checkmate: the game is drawn (Laws %1).</source>
        <translation>Mat už nemôže dať žiadny z hráčov: partia je remíza (Pravidlá %1).</translation>
    </message>
    <message>
        <source>A position has occurred five times: the game is drawn (Laws %1).</source>
        <translation>Pozícia sa vyskytla päťkrát: partia je remíza (Pravidlá %1).</translation>
    </message>
    <message>
        <source>Seventy-five moves by each player without a capture or pawn move: the game is drawn (Laws %1).</source>
        <translation>Sedemdesiatpäť ťahov každého bez brania a ťahu pešiakom: partia je remíza (Pravidlá %1).</translation>
    </message>
    <message>
        <source>A position has occurred five times: the game is drawn without a claim (Laws %1).</source>
        <translation>Pozícia sa vyskytla päťkrát: partia je remíza aj bez reklamácie (Pravidlá %1).</translation>
    </message>
    <message>
        <source>Seventy-five moves by each player: the game is drawn without a claim (Laws %1).</source>
        <translation>Sedemdesiatpäť ťahov každého: partia je remíza aj bez reklamácie (Pravidlá %1).</translation>
    </message>
    <message>
        <source>White is excused from keeping score from move %1: less than five minutes left (Laws %2).</source>
        <translation>Biely od %1. ťahu nemusí zapisovať: menej ako päť minút (Pravidlá %2).</translation>
    </message>
    <message>
        <source>Black is excused from keeping score from move %1: less than five minutes left (Laws %2).</source>
        <translation>Čierny od %1. ťahu nemusí zapisovať: menej ako päť minút (Pravidlá %2).</translation>
    </message>
    <message>
        <source>White is excused from keeping score from move %1 (Laws %2).</source>
        <translation>Biely od %1. ťahu nemusí zapisovať (Pravidlá %2).</translation>
    </message>
    <message>
        <source>Black is excused from keeping score from move %1 (Laws %2).</source>
        <translation>Čierny od %1. ťahu nemusí zapisovať (Pravidlá %2).</translation>
    </message>
    <message>
        <source>Incorrect: fewer than fifty moves by each player since the last capture or pawn move.</source>
        <translation>Neoprávnená: od posledného brania alebo ťahu pešiakom vykonal každý menej ako päťdesiat ťahov.</translation>
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
        <translation>Tieto hodiny bežali, keď program vypadol. Teraz stoja. Určte, ktorá hodnota platí; zapíše sa s vaším rozhodnutím.</translation>
    </message>
    <message>
        <source>For all boards</source>
        <translation>Pre všetky šachovnice</translation>
    </message>
    <message>
        <source>Last recorded time</source>
        <translation>Posledná známa hodnota</translation>
    </message>
    <message>
        <source>Last press or pause</source>
        <translation>Posledné stlačenie alebo zastavenie</translation>
    </message>
    <message>
        <source>Charge the whole interruption</source>
        <translation>Započítať celý výpadok</translation>
    </message>
</context>
<context>
    <name>RecoveryKeys</name>
    <message>
        <source>decide for the current board</source>
        <translation>rozhodnúť pre zvolenú šachovnicu</translation>
    </message>
    <message>
        <source>type both times</source>
        <translation>napísať oba časy</translation>
    </message>
    <message>
        <source>decide for all boards</source>
        <translation>rozhodnúť pre všetky šachovnice</translation>
    </message>
    <message>
        <source>resume the clocks that sleep paused</source>
        <translation>spustiť, čo zastavil spánok</translation>
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
        <source>If the program or the computer stops while clocks are running, this page shows the last times of each clock, and you decide which to use.</source>
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
</context>
<context>
    <name>RecoveryRow</name>
    <message>
        <source>Board %1</source>
        <translation>Šachovnica %1</translation>
    </message>
    <message>
        <source>Last recorded time</source>
        <translation>Posledná známa hodnota</translation>
    </message>
    <message>
        <source>Last press or pause</source>
        <translation>Posledné stlačenie alebo zastavenie</translation>
    </message>
    <message>
        <source>Charge the whole interruption</source>
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
        <source>set both times yourself</source>
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
        <source>There are too few players to pair a round.</source>
        <translation>Na nažrebovanie kola je málo hráčov.</translation>
    </message>
    <message>
        <source>All rounds are paired.</source>
        <translation>Všetky kolá sú nažrebované.</translation>
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
        <source>%1 has been paired and cannot be removed. Withdraw the player instead.</source>
        <translation>%1 je už v žrebovaní, preto odstránenie nie je možné. Zapíšte odstúpenie.</translation>
    </message>
    <message>
        <source>%1 has not withdrawn.</source>
        <translation>%1: odstúpenie nie je zapísané.</translation>
    </message>
    <message>
        <source>The round cannot be paired.</source>
        <translation>Kolo sa nedá nažrebovať.</translation>
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
        <source>There is nothing to undo.</source>
        <translation>Niet čo vziať späť.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Niet čo obnoviť.</translation>
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
        <source>Board %1: %2</source>
        <extracomment>%1 the number of a board, %2 a sentence that says why its clock does not take something.</extracomment>
        <translation>Šachovnica %1: %2</translation>
    </message>
    <message>
        <source>No flag is down on board %1.</source>
        <translation>Na šachovnici %1 nie je dolu žiadna zástavka.</translation>
    </message>
    <message>
        <source>The game has a result.</source>
        <translation>Partia má výsledok.</translation>
    </message>
    <message>
        <source>There is no clock.</source>
        <translation>Hodiny tu nie sú.</translation>
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
        <source>There is no legal pairing. What to do is for the Chief Arbiter to decide (C.04.1).</source>
        <translation>Prípustné žrebovanie nie je. O ďalšom rozhodne hlavný rozhodca (C.04.1).</translation>
    </message>
    <message>
        <source>There is no such bye.</source>
        <translation>Také voľno nie je.</translation>
    </message>
    <message>
        <source>Board %1: the record has no such place.</source>
        <translation>Šachovnica %1: také miesto v zápise nie je.</translation>
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
    <message>
        <source>Both players have signed the result on board %1.</source>
        <translation>Výsledok na šachovnici %1 podpísali obaja hráči.</translation>
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
        <source>The game on board %1 has ended on the board.</source>
        <translation>Partia na šachovnici %1 sa už skončila ťahom na šachovnici.</translation>
    </message>
    <message>
        <source>By the edition of this event two scores never add up to more than a win (Laws 10.2).</source>
        <translation>Podľa vydania pravidiel tohto turnaja body oboch hráčov nikdy nedajú viac ako výhru (Pravidlá 10.2).</translation>
    </message>
    <message>
        <source>A ruling on the score is for two scores that add up to more than a win.</source>
        <translation>Rozhodnutie o bodoch je pre prípad, keď body oboch hráčov spolu dajú viac ako výhru.</translation>
    </message>
    <message>
        <source>Board %1 has no result of a game that was played: enter it first.</source>
        <translation>Šachovnica %1 nemá výsledok hranej partie: najprv ho zapíšte.</translation>
    </message>
    <message>
        <source>The two scores on board %1 add up to more than a win.</source>
        <translation>Body oboch hráčov na šachovnici %1 spolu dajú viac ako výhru.</translation>
    </message>
    <message>
        <source>Please check the marked fields.</source>
        <translation>Vo formulári ešte niečo nie je v poriadku.</translation>
    </message>
    <message>
        <source>More rounds are planned than this system allows for this number of players.</source>
        <translation>Naplánovaných kôl je viac, ako má tento systém pre toľko hráčov.</translation>
    </message>
    <message>
        <source>The pairing numbers must run from 1 to the number of players.</source>
        <translation>Štartovné čísla nejdú od 1 po počet hráčov.</translation>
    </message>
    <message>
        <source>A round in the file differs from the system&apos;s pairing.</source>
        <translation>Zapísané kolo nie je to, ktoré vytvára tento systém.</translation>
    </message>
    <message>
        <source>%1 is already on the list, with the same FIDE ID or the same name and date of birth.</source>
        <translation>%1 už je v zozname: FIDE ID alebo meno a dátum narodenia sú rovnaké.</translation>
    </message>
    <message>
        <source>%1 has already withdrawn.</source>
        <translation>%1: odstúpenie už je zapísané.</translation>
    </message>
    <message>
        <source>This can no longer be changed because a round is paired.</source>
        <translation>Toto sa už nedá meniť, lebo kolo je nažrebované.</translation>
    </message>
    <message>
        <source>Players cannot be added to a round robin once the numbers are drawn (General Regulations for Competitions).</source>
        <translation>Do turnaja systémom každý s každým sa po vyžrebovaní čísel už nedajú prijať hráči (Všeobecné predpisy pre súťaže).</translation>
    </message>
    <message>
        <source>Only results of the last two rounds can be changed.</source>
        <translation>Výsledky kôl pred predposledným sa už nedajú meniť.</translation>
    </message>
    <message>
        <source>There is no clock this applies to.</source>
        <translation>Niet hodín, s ktorými by sa to dalo urobiť.</translation>
    </message>
    <message>
        <source>The round has begun: its pairing can no longer be changed.</source>
        <translation>Kolo sa začalo: žrebovanie sa už nemení.</translation>
    </message>
    <message>
        <source>Later actions depend on this one; it can no longer be undone.</source>
        <translation>Nadväzujú naň neskoršie úkony; už sa nedá vziať späť.</translation>
    </message>
    <message>
        <source>The rounds in the file do not follow the chosen pairing system. Import only the players, or choose the system of the file.</source>
        <translation>Kolá v súbore nie sú z vybraného systému. Importujte iba hráčov alebo vyberte systém súboru.</translation>
    </message>
    <message numerus="yes">
        <source>%n action(s) are not saved yet.</source>
        <translation>
            <numerusform>%n úkon ešte nie je na disku.</numerusform>
            <numerusform>%n úkony ešte nie sú na disku.</numerusform>
            <numerusform>%n úkonov ešte nie je na disku.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game on board %1 has continued since; this can no longer be undone.</source>
        <translation>Partia na šachovnici %1 medzitým pokračovala; toto sa už nedá zmeniť.</translation>
    </message>
    <message>
        <source>This leaves a player on board %1 no time: the flag will fall.</source>
        <translation>Hráč na šachovnici %1 tým príde o všetok čas: zástavka padne.</translation>
    </message>
    <message numerus="yes">
        <source>This is not possible on %n of the clocks.</source>
        <translation>
            <numerusform>%n hodiny to neprijmú.</numerusform>
            <numerusform>%n hodiny to neprijmú.</numerusform>
            <numerusform>%n hodín to neprijme.</numerusform>
        </translation>
    </message>
    <message>
        <source>The clock setting on board %1 can no longer be corrected after this many moves.</source>
        <translation>Po toľkých ťahoch sa nastavenie hodín na šachovnici %1 už nemení.</translation>
    </message>
    <message>
        <source>First decide what the clock should show after the interruption (Laws 6.10).</source>
        <translation>Čo hodiny ukazujú po výpadku, ešte nie je rozhodnuté (Pravidlá 6.10).</translation>
    </message>
    <message>
        <source>This leaves the player no time: the flag will fall.</source>
        <translation>Tým hráč príde o všetok čas: zástavka padne.</translation>
    </message>
    <message>
        <source>The clock setting can no longer be corrected.</source>
        <translation>Po toľkých ťahoch sa nastavenie hodín už nemení.</translation>
    </message>
    <message>
        <source>Board %1: the press cannot be undone, because this would also undo: %2.</source>
        <extracomment>%1 the number of a board, %2 what was done to its clock: &quot;White put into period 2&quot;.</extracomment>
        <translation>Šachovnica %1: stlačenie zostáva, lebo by s ním zaniklo aj: %2.</translation>
    </message>
    <message>
        <source>A flag has fallen on board %1, but the result is not a loss for that player.</source>
        <translation>Na šachovnici %1 je zástavka dolu a výsledok nie je prehrou toho hráča.</translation>
    </message>
    <message>
        <source>First draw lots for the initial colour (Event page).</source>
        <translation>Najprv vyžrebujte farbu najvyššie nasadeného hráča (Turnaj).</translation>
    </message>
    <message>
        <source>No legal pairing was found. This is a program error: please report it.</source>
        <translation>Prípustné žrebovanie sa nenašlo; je to chyba programu.</translation>
    </message>
    <message>
        <source>%1 These players cannot all be paired with one another: %2.</source>
        <extracomment>%1 a sentence, %2 names of players.</extracomment>
        <translation>%1 Títo nemôžu byť všetci nažrebovaní medzi sebou: %2.</translation>
    </message>
    <message>
        <source>%1 These players cannot all be paired with one another: %2. Their only other possible opponents are %3.</source>
        <extracomment>%1 a sentence, %2 and %3 names of players.</extracomment>
        <translation>%1 Títo nemôžu byť všetci nažrebovaní medzi sebou: %2. Okrem toho majú len: %3.</translation>
    </message>
    <message>
        <source>Byes, prohibited pairings and manual pairing are only for Swiss systems.</source>
        <translation>Voľná, zakázané dvojice a ručné žrebovanie sú len vo švajčiarskom systéme.</translation>
    </message>
    <message>
        <source>This round is already paired; a bye can only be given for a later round.</source>
        <translation>Toto kolo je nažrebované; voľno sa dáva na kolo, ktoré ešte len príde.</translation>
    </message>
    <message>
        <source>Prohibited pairings are fixed before the first round is paired (General Regulations for Competitions 5.2).</source>
        <translation>Zakázané dvojice sa určia pred nažrebovaním prvého kola (Všeobecné predpisy pre súťaže 5.2).</translation>
    </message>
    <message>
        <source>Choose two players; there is no such prohibited pairing.</source>
        <translation>Vyberte dvoch hráčov; taká zakázaná dvojica nie je.</translation>
    </message>
    <message>
        <source>Every player taking part must have exactly one seat: check %1.</source>
        <translation>Každý, kto hrá, má jedno miesto, a nikto iný: skontrolujte, kde je %1.</translation>
    </message>
    <message>
        <source>Moves have been recorded on board %1; the starting position can no longer be changed.</source>
        <translation>Na šachovnici %1 sú už zapísané ťahy; východisková pozícia zostáva.</translation>
    </message>
    <message>
        <source>A game cannot start from this position.</source>
        <translation>Z tejto pozície sa partia nemôže začať.</translation>
    </message>
    <message>
        <source>Board %1: half-move %2 is illegal there.</source>
        <translation>Šachovnica %1: %2. polťah tam nie je prípustný.</translation>
    </message>
    <message>
        <source>No draw offer is pending on board %1.</source>
        <translation>Na šachovnici %1 nečaká na odpoveď žiadna ponuka remízy.</translation>
    </message>
    <message numerus="yes">
        <source>%n later half-move(s) would no longer be legal.</source>
        <translation>
            <numerusform>%n nasledujúci polťah by už nebol prípustný.</numerusform>
            <numerusform>%n nasledujúce polťahy by už neboli prípustné.</numerusform>
            <numerusform>%n nasledujúcich polťahov by už nebolo prípustných.</numerusform>
        </translation>
    </message>
    <message>
        <source>Board %1: the event does not allow a draw by agreement yet (Laws 9.1).</source>
        <translation>Šachovnica %1: turnaj zatiaľ nedovoľuje remízu dohodou (Pravidlá 9.1).</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) differ from the system&apos;s pairing.</source>
        <translation>
            <numerusform>%n šachovnica je iná, než určujú pravidlá.</numerusform>
            <numerusform>%n šachovnice sú iné, než určujú pravidlá.</numerusform>
            <numerusform>%n šachovníc je iných, než určujú pravidlá.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) of the file differ from the system&apos;s pairing.</source>
        <translation>
            <numerusform>%n kolo súboru nie je také, ako ho žrebuje systém.</numerusform>
            <numerusform>%n kolá súboru nie sú také, ako ich žrebuje systém.</numerusform>
            <numerusform>%n kôl súboru nie je takých, ako ich žrebuje systém.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are enough opponents for only %n round(s).</source>
        <translation>
            <numerusform>Na viac ako %n kolo nie je dosť súperov.</numerusform>
            <numerusform>Na viac ako %n kolá nie je dosť súperov.</numerusform>
            <numerusform>Na viac ako %n kôl nie je dosť súperov.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 already has a half-point bye.</source>
        <translation>%1 už má voľno za pol bodu.</translation>
    </message>
    <message>
        <source>Board %1: an assistant would do more than the Laws allow.</source>
        <translation>Šachovnica %1: asistent by robil viac, než mu dávajú Pravidlá.</translation>
    </message>
    <message>
        <source>The result on board %1 was given by a ruling.</source>
        <translation>Výsledok na šachovnici %1 vychádza z rozhodnutia.</translation>
    </message>
    <message>
        <source>According to the game record the game on board %1 is already drawn (Laws 9.6).</source>
        <translation>Podľa zápisu je partia na šachovnici %1 už remíza (Pravidlá 9.6).</translation>
    </message>
    <message>
        <source>The game on board %1 already has a result.</source>
        <translation>Partia na šachovnici %1 už má výsledok.</translation>
    </message>
    <message>
        <source>No player has to keep score in this event.</source>
        <translation>Na tomto turnaji nikto nemusí zapisovať, preto od toho nemožno nikoho oslobodiť.</translation>
    </message>
    <message>
        <source>A flag fall has been recorded on board %1: it ended the game.</source>
        <translation>Na šachovnici %1 bol zaznamenaný pád zástavky: ukončil partiu.</translation>
    </message>
    <message>
        <source>Board %1: according to the game record that is a legal move.</source>
        <translation>Šachovnica %1: podľa zápisu je to prípustný ťah.</translation>
    </message>
    <message>
        <source>Board %1: the game record does not support this ruling.</source>
        <translation>Šachovnica %1: zápis hovorí o reklamácii niečo iné.</translation>
    </message>
    <message>
        <source>In a Swiss the pairing numbers follow rating and title (C.04.2, Art. 2); lots are drawn for a round robin.</source>
        <translation>Pri švajčiarskom systéme určuje štartovné čísla rating a titul (C.04.2, čl. 2); žrebujú sa v turnaji každý s každým.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) already have a pairing number.</source>
        <translation>
            <numerusform>%n hráč už má štartovné číslo.</numerusform>
            <numerusform>%n hráči už majú štartovné číslo.</numerusform>
            <numerusform>%n hráčov už má štartovné číslo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Board %1: the player&apos;s own clock is running; only a completed move is penalised.</source>
        <translation>Šachovnica %1: hráčovi bežia jeho vlastné hodiny; trestá sa iba ukončený ťah.</translation>
    </message>
    <message>
        <source>The game on board %1 is adjourned: resume it first.</source>
        <translation>Partia na šachovnici %1 je prerušená: najprv ju obnovte.</translation>
    </message>
    <message>
        <source>The regulations of the event change while it is being played.</source>
        <translation>Predpisy podujatia sa menia, hoci sa už hrá.</translation>
    </message>
    <message>
        <source>Board %1: nobody has been told to seal a move there.</source>
        <translation>Šachovnica %1: nikto tam nebol vyzvaný, aby zapečatil ťah.</translation>
    </message>
    <message>
        <source>In this event moves are sealed on paper.</source>
        <translation>V tomto turnaji sa ťahy pečatia na papieri.</translation>
    </message>
    <message>
        <source>The game on board %1 is not adjourned.</source>
        <translation>Partia na šachovnici %1 nie je prerušená.</translation>
    </message>
    <message>
        <source>Board %1: there is no such envelope.</source>
        <translation>Šachovnica %1: taká obálka nie je.</translation>
    </message>
    <message>
        <source>Board %1: who has the envelope?</source>
        <translation>Šachovnica %1: kto má obálku?</translation>
    </message>
    <message>
        <source>The envelope of board %1 has been opened before.</source>
        <translation>Obálka šachovnice %1 už bola otvorená.</translation>
    </message>
    <message>
        <source>Board %1: the player who must reply is there; open the envelope first.</source>
        <translation>Šachovnica %1: hráč, ktorý má odpovedať, je prítomný; najprv otvorte obálku.</translation>
    </message>
    <message>
        <source>The envelope of board %1 is missing. Say who has it, when it is found.</source>
        <translation>Obálka šachovnice %1 chýba. Keď sa nájde, zadajte, kto ju má.</translation>
    </message>
    <message>
        <source>Board %1: in this event a second person is there when an envelope is opened. Who?</source>
        <translation>Šachovnica %1: v tomto turnaji je pri otvorení obálky druhá osoba. Kto?</translation>
    </message>
    <message numerus="yes">
        <source>%n opening key(s) are needed.</source>
        <translation>
            <numerusform>Treba %n otvárací kľúč.</numerusform>
            <numerusform>Treba %n otváracie kľúče.</numerusform>
            <numerusform>Treba %n otváracích kľúčov.</numerusform>
        </translation>
    </message>
    <message>
        <source>That is no opening key: it has seven groups of four letters and digits, and one of them is wrong.</source>
        <translation>To nie je otvárací kľúč: má sedem skupín po štyroch písmenách a čísliciach a niektorý znak je nesprávny.</translation>
    </message>
    <message>
        <source>Board %1: this key does not open the envelope. It is the key of another one, or the file was changed.</source>
        <translation>Šachovnica %1: tento kľúč obálku neotvára. Je od inej obálky alebo bol súbor zmenený.</translation>
    </message>
    <message>
        <source>Board %1: what is in the envelope does not have its fingerprint. The file was changed.</source>
        <translation>Šachovnica %1: obsah obálky nemá jej odtlačok. Súbor bol zmenený.</translation>
    </message>
    <message>
        <source>A day and an hour are needed, such as 2026-11-24 10:00.</source>
        <translation>Treba deň a hodinu, napríklad 2026-11-24 10:00.</translation>
    </message>
    <message>
        <source>Board %1: a reply is sealed by the player to move, while his opponent is not there.</source>
        <translation>Šachovnica %1: odpoveď pečatí hráč na ťahu, kým jeho súper nie je prítomný.</translation>
    </message>
    <message>
        <source>The game on board %1 counted as a draw when a later round was paired.</source>
        <translation>Partia na šachovnici %1 sa pri žrebovaní neskoršieho kola počítala ako remíza.</translation>
    </message>
    <message>
        <source>Board %1: the player who must reply has not come.</source>
        <translation>Šachovnica %1: hráč, ktorý má odpovedať, neprišiel.</translation>
    </message>
    <message>
        <source>The game on board %1 is to be resumed at another time.</source>
        <translation>Dohrávka partie na šachovnici %1 je určená na iný čas.</translation>
    </message>
    <message>
        <source>This file is no longer attached.</source>
        <translation>Tento súbor už nie je priložený.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Súbor je prázdny.</translation>
    </message>
    <message>
        <source>The file is larger than %1 MB. Attach a smaller picture, or only the pages that matter.</source>
        <translation>Súbor má viac ako %1 MB. Priložte menší obrázok alebo len strany, na ktorých záleží.</translation>
    </message>
    <message>
        <source>The file needs a name without line breaks. Rename it first.</source>
        <translation>Súbor musí mať názov bez zalomenia riadka. Najprv ho premenujte.</translation>
    </message>
    <message>
        <source>By the record of board %1 the winner cannot checkmate.</source>
        <translation>Podľa zápisu zo šachovnice %1 nemôže víťaz dať mat.</translation>
    </message>
    <message>
        <source>Board %1: say who is to move and seals.</source>
        <translation>Šachovnica %1: zadajte, kto je na ťahu a pečatí.</translation>
    </message>
    <message>
        <source>Board %1: the clock was pressed after the move had been sealed on the screen. Give the move back to the player who sealed first.</source>
        <translation>Šachovnica %1: hodiny boli stlačené po zapečatení ťahu na obrazovke. Najprv vráťte ťah hráčovi, ktorý pečatil.</translation>
    </message>
    <message>
        <source>Board %1: write what stands on the paper, or say that nothing does.</source>
        <translation>Šachovnica %1: napíšte, čo stojí na papieri, alebo že tam nie je nič.</translation>
    </message>
    <message>
        <source>Board %1: the Laws allow no appeal against this ruling.</source>
        <translation>Šachovnica %1: proti tomuto rozhodnutiu Pravidlá nepripúšťajú odvolanie.</translation>
    </message>
    <message>
        <source>Board %1: this player&apos;s appeal against the ruling is not decided yet.</source>
        <translation>Šachovnica %1: o odvolaní tejto strany proti rozhodnutiu sa ešte nerozhodlo.</translation>
    </message>
    <message>
        <source>There is no such appeal, or it has been withdrawn or decided.</source>
        <translation>Také odvolanie niet, alebo bolo stiahnuté, alebo sa o ňom už rozhodlo.</translation>
    </message>
    <message>
        <source>Board %1: there is no ruling since the decision on the appeal. Make it first.</source>
        <translation>Šachovnica %1: od rozhodnutia o odvolaní tu niet nového rozhodnutia. Najprv ho urobte.</translation>
    </message>
    <message>
        <source>Board %1: the time for appeals against rulings of this round is over.</source>
        <translation>Šachovnica %1: lehota na odvolanie proti rozhodnutiam tohto kola uplynula.</translation>
    </message>
    <message>
        <source>The lines above and below the papers are one line each, of at most 160 characters.</source>
        <translation>Text nad výtlačkami a pod nimi má mať po jednom riadku, najviac 160 znakov.</translation>
    </message>
    <message>
        <source>Two players of the list have the same FIDE ID. Leave one of them out.</source>
        <translation>Dvaja hráči zo zoznamu majú rovnaké FIDE ID. Jedného z nich vynechajte.</translation>
    </message>
    <message>
        <source>The e-mail address or the telephone number is too long or contains characters that are not allowed.</source>
        <translation>E-mailová adresa alebo telefónne číslo je príliš dlhé alebo obsahuje nepovolené znaky.</translation>
    </message>
    <message numerus="yes">
        <source>%n envelope(s) of adjourned games are still closed.</source>
        <translation>
            <numerusform>%n obálka prerušenej partie je ešte zatvorená.</numerusform>
            <numerusform>%n obálky prerušených partií sú ešte zatvorené.</numerusform>
            <numerusform>%n obálok prerušených partií je ešte zatvorených.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1 has begun already.</source>
        <translation>%1. kolo sa už začalo.</translation>
    </message>
    <message>
        <source>Round %1 has not begun yet.</source>
        <translation>%1. kolo sa ešte nezačalo.</translation>
    </message>
    <message>
        <source>Round %1 is stopped already.</source>
        <translation>%1. kolo je už pozastavené.</translation>
    </message>
    <message>
        <source>Round %1 is not stopped.</source>
        <translation>%1. kolo nie je pozastavené.</translation>
    </message>
    <message>
        <source>Round %1 is over.</source>
        <translation>%1. kolo sa skončilo.</translation>
    </message>
    <message>
        <source>The game on board %1 is being played with its clock.</source>
        <translation>Partia na šachovnici %1 sa hrá s jej hodinami.</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) of the round have no result.</source>
        <translation>
            <numerusform>%n šachovnica kola nemá výsledok.</numerusform>
            <numerusform>%n šachovnice kola nemajú výsledok.</numerusform>
            <numerusform>%n šachovníc kola nemá výsledok.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game on board %1 has begun: the board can be neither dissolved nor renumbered.</source>
        <translation>Partia na šachovnici %1 sa začala: šachovnicu nemožno zrušiť ani prečíslovať.</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) have other players or colours.</source>
        <translation>
            <numerusform>%n šachovnica má iných hráčov alebo farby.</numerusform>
            <numerusform>%n šachovnice majú iných hráčov alebo farby.</numerusform>
            <numerusform>%n šachovníc má iných hráčov alebo farby.</numerusform>
        </translation>
    </message>
    <message>
        <source>Board %1 has another result already.</source>
        <translation>Šachovnica %1 už má iný výsledok.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) are not checked in.</source>
        <translation>
            <numerusform>%n hráč nie je prezentovaný.</numerusform>
            <numerusform>%n hráči nie sú prezentovaní.</numerusform>
            <numerusform>%n hráčov nie je prezentovaných.</numerusform>
        </translation>
    </message>
    <message>
        <source>Board %1: the game record has more moves than the clock.</source>
        <translation>Šachovnica %1: zápis partie má viac ťahov ako hodiny.</translation>
    </message>
    <message>
        <source>Board %1: no sealed move has been typed.</source>
        <translation>Šachovnica %1: nie je napísaný žiadny zapečatený ťah.</translation>
    </message>
    <message>
        <source>Write what is on the clock, at most 20 characters, and what is wrong with it in one line.</source>
        <translation>Napíšte, čo je na hodinách, najviac 20 znakov, a v jednom riadku, akú majú chybu.</translation>
    </message>
    <message>
        <source>The game on board %1 has begun; a game that was begun is not a forfeit.</source>
        <translation>Partia na šachovnici %1 sa začala; začatá partia nie je kontumácia.</translation>
    </message>
    <message>
        <source>Board %1: the move is sealed and the clock is stopped. It cannot be changed any more.</source>
        <translation>Šachovnica %1: ťah je zapečatený a hodiny stoja. Už sa nedá zmeniť.</translation>
    </message>
    <message>
        <source>Board %1: there is no such ruling, or it does not stand any more.</source>
        <translation>Šachovnica %1: také rozhodnutie neexistuje alebo už neplatí.</translation>
    </message>
    <message>
        <source>Board %1: give the reason for your decision.</source>
        <translation>Šachovnica %1: uveďte dôvod svojho rozhodnutia.</translation>
    </message>
    <message>
        <source>The ruling on board %1 will not stand any more.</source>
        <translation>Rozhodnutie na šachovnici %1 už nebude platiť.</translation>
    </message>
    <message>
        <source>Board %1: a later ruling on this game rests on this one. Withdraw the later one first.</source>
        <translation>Šachovnica %1: neskoršie rozhodnutie v tejto partii vychádza z tohto. Najprv anulujte to neskoršie.</translation>
    </message>
</context>
<context>
    <name>RemarkList</name>
    <message>
        <source>Import notes</source>
        <translation>Poznámky k súboru</translation>
    </message>
    <message>
        <source>None: the file has everything the program needs.</source>
        <translation>Žiadne: súbor hovorí všetko, čo program potrebuje.</translation>
    </message>
</context>
<context>
    <name>RemarkRow</name>
    <message numerus="yes">
        <source>%n time(s)</source>
        <comment>a remark repeated</comment>
        <translation>
            <numerusform>raz</numerusform>
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
        <source>Ignored</source>
        <translation>Nepoužité</translation>
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
        <source>A round without any entry was read as a zero-point bye.</source>
        <translation>Kolo bez záznamu sa prečítalo ako voľno bez bodu.</translation>
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
        <source>The colour is missing; it was taken from the opponent&apos;s record.</source>
        <translation>Chýba farba; prevzala sa zo záznamu súpera.</translation>
    </message>
    <message>
        <source>“%1” without an opponent was read as a bye.</source>
        <translation>„%1“ bez súpera sa prečítalo ako voľno.</translation>
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
        <source>Records of abnormal points are not used.</source>
        <translation>Záznamy neobvyklých bodov sa nepoužívajú.</translation>
    </message>
    <message>
        <source>The tie-break “%1” is not known; it was left out.</source>
        <translation>Pomocné hodnotenie „%1“ program nepozná; vynechalo sa.</translation>
    </message>
    <message>
        <source>“%1” cannot be read here; it was left out.</source>
        <translation>„%1“ sa tu nedá prečítať; vynechalo sa.</translation>
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
        <source>The file is not a tournament report file (TRF).</source>
        <translation>Súbor nie je správa o turnaji (TRF).</translation>
    </message>
    <message>
        <source>“%1” contradicts another record of the file; the other one counts.</source>
        <translation>„%1“ odporuje inému záznamu súboru; platí ten druhý.</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>Opravené pri čítaní</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Chyba</translation>
    </message>
    <message>
        <source>The initial colour is not given.</source>
        <translation>Farba určená žrebom nie je uvedená.</translation>
    </message>
    <message>
        <source>The order of the boards is not given; they were numbered by the pairing rules.</source>
        <translation>Poradie šachovníc nie je uvedené; očíslovali sa podľa pravidiel žrebovania.</translation>
    </message>
    <message>
        <source>The file is not UTF-8; it was read as Latin-1. Check the spelling of the names.</source>
        <translation>Súbor nie je v UTF-8; čítal sa ako Latin-1. Skontrolujte písmená v menách.</translation>
    </message>
    <message>
        <source>Spaces are missing at the end of the line; the line was read anyway.</source>
        <translation>Na konci riadka chýbajú medzery; riadok sa prečítal.</translation>
    </message>
    <message>
        <source>The points are given as %1, but the results add up to %2; the results count.</source>
        <translation>Bodov je uvedených %1, výsledky dávajú %2; platia výsledky.</translation>
    </message>
    <message>
        <source>The file announces %1 players but lists %2; the list counts.</source>
        <translation>Súbor uvádza počet hráčov %1, v zozname ich je: %2; platí zoznam.</translation>
    </message>
    <message>
        <source>A bye has no opponent number; 0000 was assumed.</source>
        <translation>Voľno nemá číslo súpera; použilo sa 0000.</translation>
    </message>
    <message>
        <source>The file announces %1 rounds but has %2; those it has were imported.</source>
        <translation>Súbor uvádza počet kôl %1, obsahuje %2; prevzali sa tie, ktoré obsahuje.</translation>
    </message>
    <message>
        <source>The columns of this line count bytes instead of characters; the line was read anyway.</source>
        <translation>Stĺpce tohto riadka počítajú bajty namiesto písmen; riadok sa prečítal.</translation>
    </message>
    <message>
        <source>A control character was read as a space.</source>
        <translation>Riadiaci znak sa prečítal ako medzera.</translation>
    </message>
    <message>
        <source>Acceleration is imported only for a Swiss, and only Baku acceleration; this one was left out.</source>
        <translation>Akcelerácia sa preberá len vo švajčiarskom systéme a len akcelerácia Baku; táto sa vynechala.</translation>
    </message>
    <message>
        <source>Prohibited pairings are imported only for a Swiss, and only between its players; these were left out.</source>
        <translation>Zakázané dvojice sa preberajú len vo švajčiarskom systéme a len pre jeho hráčov; tieto sa vynechali.</translation>
    </message>
    <message>
        <source>The program does not use records “%1”; they were left out.</source>
        <translation>Záznamy „%1“ nemajú v tomto programe miesto; nepoužili sa.</translation>
    </message>
    <message>
        <source>The pairing number %1 appears twice in the file.</source>
        <translation>Štartovné číslo %1 je v súbore dvakrát.</translation>
    </message>
    <message>
        <source>The two players&apos; results contradict each other.</source>
        <translation>Výsledky dvoch hráčov si odporujú.</translation>
    </message>
    <message>
        <source>The player is given as their own opponent.</source>
        <translation>Hráč je uvedený ako vlastný súper.</translation>
    </message>
    <message>
        <source>The file has more players than the program allows.</source>
        <translation>V súbore je viac hráčov, ako program prijme.</translation>
    </message>
    <message>
        <source>The file is too large for a tournament report file.</source>
        <translation>Súbor je na správu o turnaji príliš veľký.</translation>
    </message>
    <message>
        <source>There is text where the record must be blank: “%1”.</source>
        <translation>Na mieste, kde má byť záznam prázdny, niečo je: „%1“.</translation>
    </message>
    <message>
        <source>The file has more rounds than the program allows.</source>
        <translation>V súbore je viac kôl, ako program prijme.</translation>
    </message>
    <message>
        <source>Here a draw is worth more than a win, or a loss more than a draw: %1.</source>
        <translation>Remíza sa tu počíta viac než výhra alebo prehra viac než remíza: %1.</translation>
    </message>
    <message>
        <source>There is text after the value: “%1” was read as %2.</source>
        <translation>Za hodnotou ešte niečo stojí: „%1“ sa prečítalo ako %2.</translation>
    </message>
    <message>
        <source>Match points do not apply to individual events; “%1” was left out.</source>
        <translation>Zápasové body nemajú účinok, kde hráči hrajú za seba; „%1“ sa vynechalo.</translation>
    </message>
    <message>
        <source>Player %1 is prohibited from meeting player %1; this was left out.</source>
        <translation>Hráčovi %1 sa zakazuje stretnúť sám so sebou; vynechalo sa to.</translation>
    </message>
    <message>
        <source>The file gives points for an absence or a lost forfeit; here they count nothing.</source>
        <translation>Súbor dáva body za neprítomnosť alebo kontumačnú prehru; tu sa nepočítajú.</translation>
    </message>
    <message>
        <source>Round %1: the adjourned game %2 counted as a draw and ended %3.</source>
        <extracomment>%1 the number of a round, %2 two players&apos; numbers, &quot;3–8&quot;, %3 a result.</extracomment>
        <translation>%1. kolo: prerušená partia %2 sa počítala ako remíza a skončila sa %3.</translation>
    </message>
    <message>
        <source>For information</source>
        <translation>Na vedomie</translation>
    </message>
    <message>
        <source>“%1” without an opponent is not a known result; it was read as no entry.</source>
        <translation>„%1“ bez súpera nie je známy výsledok; prečítalo sa to ako prázdny záznam.</translation>
    </message>
    <message>
        <source>“%1” is not a known result; the game was read as one without a result.</source>
        <translation>„%1“ nie je známy výsledok; partia sa prečítala ako partia bez výsledku.</translation>
    </message>
    <message numerus="yes">
        <source>Round %1: %n game(s) without a result yet, board(s) %2.</source>
        <extracomment>%1 the number of a round, %2 a list of boards.</extracomment>
        <translation>
            <numerusform>%1. kolo: %n partia ešte nemá výsledok, šachovnica %2.</numerusform>
            <numerusform>%1. kolo: %n partie ešte nemajú výsledok, šachovnice %2.</numerusform>
            <numerusform>%1. kolo: %n partií ešte nemá výsledok, šachovnice %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>The player was given number %1.</source>
        <translation>Hráč dostal číslo %1.</translation>
    </message>
    <message>
        <source>The name was entered as “%1”.</source>
        <translation>Meno sa zapísalo ako „%1“.</translation>
    </message>
    <message>
        <source>The rest of the line was moved to its columns.</source>
        <translation>Zvyšok riadka sa posunul do svojich stĺpcov.</translation>
    </message>
    <message>
        <source>The player was imported without a rating.</source>
        <translation>Hráč sa importoval bez ratingu.</translation>
    </message>
    <message>
        <source>The rating was read as %1.</source>
        <translation>Rating sa prečítal ako %1.</translation>
    </message>
    <message>
        <source>The game was imported without a result: enter it.</source>
        <translation>Partia sa importovala bez výsledku: zadajte ho.</translation>
    </message>
    <message>
        <source>The round was imported as “%1”.</source>
        <translation>Kolo sa importovalo ako „%1“.</translation>
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
        <translation>napísať čas: 14:32 alebo 14:32:05</translation>
    </message>
    <message>
        <source>type a time</source>
        <translation>napísať čas</translation>
    </message>
    <message>
        <source>previous and next action</source>
        <translation>predchádzajúci a ďalší úkon</translation>
    </message>
    <message>
        <source>actions</source>
        <translation>úkony</translation>
    </message>
    <message>
        <source>a minute back or forward</source>
        <translation>o minútu späť alebo dopredu</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>minúty</translation>
    </message>
    <message>
        <source>the start, and the present</source>
        <translation>začiatok a teraz</translation>
    </message>
    <message>
        <source>graph by time or by moves</source>
        <translation>graf podľa času alebo podľa ťahov</translation>
    </message>
    <message>
        <source>time or moves</source>
        <translation>čas alebo ťahy</translation>
    </message>
    <message>
        <source>back to the previous page</source>
        <translation>späť tam, odkiaľ ste prišli</translation>
    </message>
    <message>
        <source>copy as text</source>
        <translation>kopírovať ako text</translation>
    </message>
    <message>
        <source>save as text</source>
        <translation>uložiť ako text</translation>
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
        <translation>%1. kolo, šachovnica %2: priebeh</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Skopírované</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Kopírovať výpis</translation>
    </message>
    <message>
        <source>Save as text</source>
        <translation>Uložiť výpis</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Naspäť</translation>
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
        <source>Graph by</source>
        <translation>Graf podľa</translation>
    </message>
    <message>
        <source>time</source>
        <translation>času</translation>
    </message>
    <message>
        <source>moves</source>
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
        <translation>Čo sa stalo pri šachovnici</translation>
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
        <source>Stopped at the flag fall</source>
        <translation>Zastavené pri páde zástavky</translation>
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
        <source>What happened</source>
        <translation>Čo sa stalo</translation>
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
        <translation>Zostáva</translation>
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
        <source>Clock of round %1, board %2</source>
        <translation>Hodiny: %1. kolo, šachovnica %2</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Turnaj</translation>
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
        <source>Time taken</source>
        <translation>Čas na ťah</translation>
    </message>
    <message>
        <source>%1 (undone later)</source>
        <translation>%1 (neskôr vzaté späť)</translation>
    </message>
    <message>
        <source>The program was closed from %1 to %2; the clock was paused.</source>
        <translation>Program bol zatvorený od %1 do %2; hodiny stáli.</translation>
    </message>
    <message>
        <source>The program was not running from %1 to %2; these are the last recorded times.</source>
        <translation>Program nebežal od %1 do %2; toto sú časy poslednej známej hodnoty.</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>Hracie tempo</translation>
    </message>
    <message>
        <source>local time (%1); both clocks as shown after the action</source>
        <translation>miestny čas (%1); oboje hodiny, ako ukazovali po úkone</translation>
    </message>
    <message>
        <source>Interruption</source>
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
        <translation>Overené</translation>
    </message>
    <message>
        <source>Now %1</source>
        <translation>Teraz %1</translation>
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
        <translation>Voľno za celý bod</translation>
    </message>
    <message>
        <source>Zero-point bye</source>
        <translation>Voľno bez bodu</translation>
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
        <source>%1, not rated</source>
        <extracomment>%1 a result, like &quot;White wins&quot;: of a game that counts, but is not rated.</extracomment>
        <translation>%1, bez ratingu</translation>
    </message>
    <message>
        <source>%1, counts %2</source>
        <extracomment>%1 the result of a game, %2 the points that count by a ruling of the arbiter: ½–½, counts ½–1.</extracomment>
        <translation>%1, počíta sa %2</translation>
    </message>
    <message>
        <source>by checkmate</source>
        <translation>matom</translation>
    </message>
    <message>
        <source>by resignation</source>
        <translation>vzdaním partie</translation>
    </message>
    <message>
        <source>on time</source>
        <translation>na čas</translation>
    </message>
    <message>
        <source>by forfeit</source>
        <translation>kontumačne</translation>
    </message>
    <message>
        <source>by agreement</source>
        <translation>dohodou</translation>
    </message>
    <message>
        <source>by stalemate</source>
        <translation>patom</translation>
    </message>
    <message>
        <source>by a dead position</source>
        <translation>mŕtvou pozíciou</translation>
    </message>
    <message>
        <source>by a correct claim</source>
        <translation>oprávnenou reklamáciou</translation>
    </message>
    <message>
        <source>without a claim</source>
        <extracomment>A draw by five times the same position, or by 75 moves.</extracomment>
        <translation>bez reklamácie</translation>
    </message>
    <message>
        <source>as a penalty</source>
        <translation>ako trest</translation>
    </message>
    <message>
        <source>by ruling of the arbiter</source>
        <translation>rozhodnutím rozhodcu</translation>
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
    <message>
        <source>How results are typed</source>
        <translation>Ako sa píšu výsledky</translation>
    </message>
    <message>
        <source>In order</source>
        <translation>Po poradí</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Overiť</translation>
    </message>
    <message>
        <source>Board number first</source>
        <translation>Najprv číslo šachovnice</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) adjourned, the other results are in</source>
        <translation>
            <numerusform>%n prerušená partia, ostatné výsledky sú zapísané</numerusform>
            <numerusform>%n prerušené partie, ostatné výsledky sú zapísané</numerusform>
            <numerusform>%n prerušených partií, ostatné výsledky sú zapísané</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultsKeys</name>
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
        <source>White, Black or nobody wins by forfeit</source>
        <translation>kontumačne vyhráva biely, čierny alebo nikto</translation>
    </message>
    <message>
        <source>½–0, 0–½ and 0–0 over the board</source>
        <translation>½–0, 0–½ a 0–0 z hranej partie</translation>
    </message>
    <message>
        <source>the same as 1 = 0, and the game is not rated: less than one move was played</source>
        <translation>to isté ako 1 = 0, ale partia sa nezapočítava na rating: odohral sa menej ako jeden ťah</translation>
    </message>
    <message>
        <source>adjourn the game</source>
        <translation>prerušiť partiu</translation>
    </message>
    <message>
        <source>clear the result</source>
        <translation>zmazať výsledok</translation>
    </message>
    <message>
        <source>next missing result</source>
        <translation>ďalší chýbajúci výsledok</translation>
    </message>
    <message>
        <source>next missing</source>
        <translation>ďalší chýbajúci</translation>
    </message>
    <message>
        <source>find a board by number or name</source>
        <translation>nájsť šachovnicu podľa čísla alebo mena</translation>
    </message>
    <message>
        <source>find a board</source>
        <translation>nájsť šachovnicu</translation>
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
        <source>another round</source>
        <translation>iné kolo</translation>
    </message>
    <message>
        <source>an incident at the current board: facts, ruling, decision</source>
        <translation>incident na zvolenej šachovnici: fakty, pravidlá, rozhodnutie</translation>
    </message>
    <message>
        <source>incident</source>
        <translation>incident</translation>
    </message>
    <message>
        <source>scoresheets of the board collected, or not after all</source>
        <translation>partiáre šachovnice sú odovzdané, alebo predsa nie</translation>
    </message>
    <message>
        <source>scoresheets collected</source>
        <translation>partiáre sú odovzdané</translation>
    </message>
    <message>
        <source>White&apos;s scoresheet collected, or not after all</source>
        <translation>partiár bieleho je odovzdaný, alebo predsa nie</translation>
    </message>
    <message>
        <source>Black&apos;s scoresheet collected, or not after all</source>
        <translation>partiár čierneho je odovzdaný, alebo predsa nie</translation>
    </message>
    <message>
        <source>print the list of missing scoresheets</source>
        <translation>vytlačiť zoznam chýbajúcich partiárov</translation>
    </message>
    <message>
        <source>begins the code of a slip that a scanner reads</source>
        <translation>začína kód lístka, ktorý číta čítačka</translation>
    </message>
    <message>
        <source>copy the results of the round, for a spreadsheet or a letter</source>
        <translation>skopírovať výsledky kola do tabuľkového procesora alebo listu</translation>
    </message>
    <message>
        <source>verify: type every result again, nothing changes; again: back to the usual order</source>
        <translation>overiť: všetky výsledky napísať znova, nič sa nemení; znova: späť k obvyklému poradiu</translation>
    </message>
    <message>
        <source>verify</source>
        <translation>overiť</translation>
    </message>
    <message>
        <source>slips in any order: board number, Enter, result; again: back to the usual order</source>
        <translation>lístky v ľubovoľnom poradí: číslo šachovnice, Enter, výsledok; znova: späť k obvyklému poradiu</translation>
    </message>
    <message>
        <source>board number first</source>
        <translation>najprv číslo šachovnice</translation>
    </message>
    <message>
        <source>the result differs: correct it to what was typed now</source>
        <translation>výsledok sa líši: opraviť na to, čo sa napísalo teraz</translation>
    </message>
    <message>
        <source>the result differs: keep what stands and go on</source>
        <translation>výsledok sa líši: nechať to, čo platí, a pokračovať</translation>
    </message>
    <message>
        <source>the result differs: a slip of the finger, type it once more</source>
        <translation>výsledok sa líši: preklep, napísať ešte raz</translation>
    </message>
    <message>
        <source>the keys of another program</source>
        <translation>klávesy iného programu</translation>
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
        <source>No results to enter yet</source>
        <translation>Zatiaľ niet čo zapisovať</translation>
    </message>
    <message>
        <source>Once a round is paired, its boards are listed here in order. One key enters a result.</source>
        <translation>Keď je kolo nažrebované, sú tu jeho šachovnice po poradí. Výsledok zapíše jediný kláves.</translation>
    </message>
</context>
<context>
    <name>ResultsStrip</name>
    <message>
        <source>Board %1: now its result</source>
        <comment>slip</comment>
        <translation>Šachovnica %1: teraz výsledok</translation>
    </message>
    <message>
        <source>Board number, then Enter</source>
        <translation>Číslo šachovnice, potom Enter</translation>
    </message>
    <message>
        <source>Every board of the round was typed again.</source>
        <translation>Všetky šachovnice kola sa napísali znova.</translation>
    </message>
    <message>
        <source>Type every result again from its slip. Nothing changes by it.</source>
        <translation>Napíšte každý výsledok znova podľa lístka. Nič sa tým nemení.</translation>
    </message>
    <message>
        <source>Correct it</source>
        <translation>Opraviť</translation>
    </message>
    <message>
        <source>Keep what stands</source>
        <translation>Nechať, čo platí</translation>
    </message>
    <message>
        <source>Type it once more</source>
        <translation>Napísať ešte raz</translation>
    </message>
</context>
<context>
    <name>ReviewKeys</name>
    <message>
        <source>create the event</source>
        <translation>vytvoriť turnaj</translation>
    </message>
    <message>
        <source>leave; nothing is saved</source>
        <translation>odísť; nič sa neuloží</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>Import %1</source>
        <translation>Import súboru %1</translation>
    </message>
    <message>
        <source>This file cannot be imported. The notes below show where it is wrong.</source>
        <translation>Súbor sa takto nedá prevziať. Poznámky hovoria, kde je chyba.</translation>
    </message>
    <message>
        <source>What to import</source>
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
    <message>
        <source>Drop this import? Nothing has been created.</source>
        <translation>Zahodiť tento import? Nič sa nevytvorilo.</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Zahodiť</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Pokračovať</translation>
    </message>
</context>
<context>
    <name>RulingOwnWord</name>
    <message>
        <source>Your own decision, with a note below</source>
        <translation>Vlastné rozhodnutie, s poznámkou nižšie</translation>
    </message>
</context>
<context>
    <name>RulingRow</name>
    <message>
        <source>Round %1, board %2: %3</source>
        <translation>%1. kolo, šachovnica %2: %3</translation>
    </message>
    <message>
        <source>Attached: %1</source>
        <extracomment>%1 the names of attached files.</extracomment>
        <translation>Prílohy: %1</translation>
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
        <translation>Predslov</translation>
    </message>
    <message>
        <source>Laws %1, %2</source>
        <extracomment>The Laws of Chess: %1 the year of the edition, %2 the number of an article.</extracomment>
        <translation>Pravidlá %1, %2</translation>
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
        <source>Can White still checkmate by any series of legal moves?</source>
        <translation>Môže biely ešte dať mat nejakým sledom prípustných ťahov?</translation>
    </message>
    <message>
        <source>Can Black still checkmate by any series of legal moves?</source>
        <translation>Môže čierny ešte dať mat nejakým sledom prípustných ťahov?</translation>
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
        <source>Guidelines II</source>
        <translation>Smernice II</translation>
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
        <translation>Úsek bieleho sa skončil: skontrolujte ťahy</translation>
    </message>
    <message>
        <source>Black&apos;s period ended: check the moves</source>
        <translation>Úsek čierneho sa skončil: skontrolujte ťahy</translation>
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
        <source>White claims a draw</source>
        <translation>Biely reklamuje remízu</translation>
    </message>
    <message>
        <source>Black claims a draw</source>
        <translation>Čierny reklamuje remízu</translation>
    </message>
    <message>
        <source>White offers a draw</source>
        <translation>Biely ponúka remízu</translation>
    </message>
    <message>
        <source>Black offers a draw</source>
        <translation>Čierny ponúka remízu</translation>
    </message>
    <message>
        <source>White asks for extra time</source>
        <translation>Biely žiada o pridaný čas</translation>
    </message>
    <message>
        <source>Black asks for extra time</source>
        <translation>Čierny žiada o pridaný čas</translation>
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
        <source>The clocks are paused</source>
        <translation>Hodiny sa zastavia</translation>
    </message>
    <message>
        <source>Stop the clock on the table</source>
        <translation>Zastavte hodiny na stole</translation>
    </message>
    <message>
        <source>add %1 to White&apos;s time</source>
        <extracomment>%1 is a time that the arbiter adds on a clock on the table.</extracomment>
        <translation>bielemu pridajte %1</translation>
    </message>
    <message>
        <source>add %1 to Black&apos;s time</source>
        <translation>čiernemu pridajte %1</translation>
    </message>
    <message>
        <source>take %1 from White&apos;s time</source>
        <extracomment>%1 is a time that the arbiter takes off a clock on the table.</extracomment>
        <translation>bielemu uberte %1</translation>
    </message>
    <message>
        <source>take %1 from Black&apos;s time</source>
        <translation>čiernemu uberte %1</translation>
    </message>
    <message>
        <source>set White&apos;s time to %1</source>
        <extracomment>%1 is a time that the arbiter sets on a clock on the table.</extracomment>
        <translation>bielemu nastavte %1</translation>
    </message>
    <message>
        <source>set Black&apos;s time to %1</source>
        <translation>čiernemu nastavte %1</translation>
    </message>
    <message>
        <source>set White&apos;s move counter to %1</source>
        <extracomment>%1 is a number of completed moves.</extracomment>
        <translation>počítadlo ťahov bieleho nastavte na %1</translation>
    </message>
    <message>
        <source>set Black&apos;s move counter to %1</source>
        <translation>počítadlo ťahov čierneho nastavte na %1</translation>
    </message>
    <message>
        <source>set the increment to %1</source>
        <extracomment>%1 is a length of time.</extracomment>
        <translation>prídavok nastavte na %1</translation>
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
        <source>it counts as White&apos;s illegal move no. %1</source>
        <translation>počíta sa ako nemožný ťah bieleho č. %1</translation>
    </message>
    <message>
        <source>it counts as Black&apos;s illegal move no. %1</source>
        <translation>počíta sa ako nemožný ťah čierneho č. %1</translation>
    </message>
    <message>
        <source>The offer stands</source>
        <translation>Ponuka platí</translation>
    </message>
    <message>
        <source>The player loses, and the opponent wins.</source>
        <translation>Hráč prehráva a súper vyhráva.</translation>
    </message>
    <message>
        <source>The claim is correct: the game is drawn.</source>
        <translation>Reklamácia je oprávnená: partia je remíza.</translation>
    </message>
    <message>
        <source>The offer stands until it is answered.</source>
        <translation>Ponuka platí, kým na ňu súper neodpovie.</translation>
    </message>
    <message>
        <source>Claimed or observed by</source>
        <translation>Pád ohlásil</translation>
    </message>
    <message>
        <source>Which flag fell first</source>
        <translation>Ktorá zástavka padla prvá</translation>
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
        <source>Was the game already over?</source>
        <translation>Skončila sa partia už skôr?</translation>
    </message>
    <message>
        <source>Do you allow it?</source>
        <translation>Dovolíte to?</translation>
    </message>
    <message>
        <source>The game had already ended: checkmate, stalemate, dead position, resignation or agreement.</source>
        <translation>Skôr nastal mat, pat, mŕtva pozícia, vzdanie sa alebo dohoda.</translation>
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
        <source>White&apos;s first</source>
        <translation>bieleho</translation>
    </message>
    <message>
        <source>Black&apos;s first</source>
        <translation>čierneho</translation>
    </message>
    <message>
        <source>the arbiter</source>
        <translation>rozhodca</translation>
    </message>
    <message>
        <source>correct</source>
        <comment>claim</comment>
        <translation>oprávnená</translation>
    </message>
    <message>
        <source>incorrect</source>
        <comment>claim</comment>
        <translation>neoprávnená</translation>
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
        <source>%1: %2</source>
        <comment>answer</comment>
        <extracomment>%1 an answer, %2 what it leads to.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The game was already over. Enter its result below.</source>
        <translation>Partia sa skončila skôr; jej výsledok platí. Zapíšte ho nižšie.</translation>
    </message>
    <message>
        <source>Here the arbiter must not call the flag: a player has to claim it.</source>
        <translation>Pri tomto druhu hry rozhodca nesmie na pád zástavky upozorniť. Za padnutú sa považuje, až keď to reklamuje hráč.</translation>
    </message>
    <message>
        <source>The claim is rejected and the game continues.</source>
        <translation>Reklamácia sa zamieta a hrá sa ďalej.</translation>
    </message>
    <message>
        <source>The game continues.</source>
        <translation>Hrá sa ďalej.</translation>
    </message>
    <message>
        <source>Check on the scoresheets whether the moves were made.</source>
        <translation>Podľa partiárov skontrolujte, či boli ťahy vykonané.</translation>
    </message>
    <message>
        <source>Not covered by the Laws: the arbiter decides.</source>
        <translation>Žiadny článok o tom nehovorí: rozhoduje rozhodca.</translation>
    </message>
    <message>
        <source>White&apos;s phone rang</source>
        <translation>Bielemu zazvonil telefón</translation>
    </message>
    <message>
        <source>Black&apos;s phone rang</source>
        <translation>Čiernemu zazvonil telefón</translation>
    </message>
    <message>
        <source>Electronic device found on White</source>
        <translation>Biely má pri sebe elektronické zariadenie</translation>
    </message>
    <message>
        <source>Electronic device found on Black</source>
        <translation>Čierny má pri sebe elektronické zariadenie</translation>
    </message>
    <message>
        <source>The players agree to a draw</source>
        <translation>Hráči sa dohodli na remíze</translation>
    </message>
    <message>
        <source>Absent at the start of the round</source>
        <translation>Neprítomnosť na začiatku kola</translation>
    </message>
    <message>
        <source>White arrived %1 after the start</source>
        <extracomment>%1 a length of time.</extracomment>
        <translation>Biely prišiel %1 po začiatku</translation>
    </message>
    <message>
        <source>Black arrived %1 after the start</source>
        <translation>Čierny prišiel %1 po začiatku</translation>
    </message>
    <message>
        <source>Clock adjustment</source>
        <translation>Úprava hodín</translation>
    </message>
    <message>
        <source>White&apos;s move is retracted</source>
        <translation>Ťah bieleho sa vracia</translation>
    </message>
    <message>
        <source>Black&apos;s move is retracted</source>
        <translation>Ťah čierneho sa vracia</translation>
    </message>
    <message>
        <source>both receive an increment of %1</source>
        <extracomment>%1 is a length of time.</extracomment>
        <translation>obaja dostanú prídavok %1 na ťah</translation>
    </message>
    <message>
        <source>The opponent wins, or the game is drawn if they cannot checkmate.</source>
        <translation>Súper vyhráva; ak nemôže dať mat, je remíza.</translation>
    </message>
    <message>
        <source>The player loses.</source>
        <translation>Tým je partia prehratá.</translation>
    </message>
    <message>
        <source>The player loses, or the game is drawn if the opponent cannot checkmate.</source>
        <translation>Tým je partia prehratá; ak súper nemôže dať mat, je remíza.</translation>
    </message>
    <message>
        <source>The move is retracted, and the opponent gets extra time.</source>
        <translation>Ťah sa vracia a súper dostane pridaný čas.</translation>
    </message>
    <message>
        <source>It is not an illegal move: the arbiter chooses the penalty.</source>
        <translation>Nie je to nemožný ťah: trest určí rozhodca.</translation>
    </message>
    <message>
        <source>The player loses. The opponent scores 1 point, or ½ if unable to checkmate.</source>
        <translation>Hráč prehráva. Súper dostane bod, alebo pol bodu, ak nemôže dať mat.</translation>
    </message>
    <message>
        <source>The player loses. The opponent cannot checkmate and scores ½.</source>
        <translation>Hráč prehráva. Súper dostane pol bodu, lebo nemôže dať mat.</translation>
    </message>
    <message>
        <source>The claim must be examined.</source>
        <translation>Reklamáciu treba preskúmať.</translation>
    </message>
    <message>
        <source>The claim is incorrect: the opponent gets extra time.</source>
        <translation>Reklamácia je neoprávnená: súper dostane pridaný čas.</translation>
    </message>
    <message>
        <source>The claim is invalid and the game continues.</source>
        <translation>Reklamácia je neprípustná a hrá sa ďalej.</translation>
    </message>
    <message>
        <source>Each player must have made a move before a draw can be agreed.</source>
        <translation>Na remíze sa možno dohodnúť, až keď ťahali obaja hráči.</translation>
    </message>
    <message>
        <source>The regulations of the event do not allow it without the arbiter&apos;s consent.</source>
        <translation>Propozície turnaja to bez súhlasu rozhodcu nedovoľujú.</translation>
    </message>
    <message>
        <source>A player who arrives after the default time loses.</source>
        <translation>Hráč, ktorý príde po čakacej dobe, prehráva.</translation>
    </message>
    <message>
        <source>No player has arrived after the default time.</source>
        <translation>Nikto neprišiel po čakacej dobe.</translation>
    </message>
    <message>
        <source>The clock setting can no longer be corrected after this many moves.</source>
        <translation>Po toľkých ťahoch sa nastavenie hodín už nemení.</translation>
    </message>
    <message>
        <source>The Laws give the amount of time.</source>
        <translation>Koľko času to je, určujú Pravidlá.</translation>
    </message>
    <message>
        <source>The arbiter decides on the time.</source>
        <translation>O čase rozhodne rozhodca.</translation>
    </message>
    <message>
        <source>The Laws do not provide for this in this game.</source>
        <translation>Pravidlá to v tejto partii neumožňujú.</translation>
    </message>
    <message>
        <source>The player&apos;s own claim is rejected (%1).</source>
        <extracomment>%1 the number of an article.</extracomment>
        <translation>Vlastná reklamácia hráča sa zamieta (%1).</translation>
    </message>
    <message>
        <source>The event&apos;s regulations may set a lesser penalty. If so, choose Play on and apply it.</source>
        <translation>Propozície turnaja môžu určiť miernejší trest: potom sa hrá ďalej a uložíte ten.</translation>
    </message>
    <message>
        <source>It is ruled on only if a player claims it.</source>
        <translation>Rozhoduje sa o tom, len ak to hráč reklamuje.</translation>
    </message>
    <message>
        <source>The game record says otherwise.</source>
        <translation>Zápis partie hovorí inak.</translation>
    </message>
    <message>
        <source>The game had already been drawn without a claim.</source>
        <translation>Partia sa už predtým skončila remízou bez reklamácie.</translation>
    </message>
    <message>
        <source>Only the regulations of the event may say otherwise.</source>
        <translation>Inak môžu určiť iba pravidlá súťaže.</translation>
    </message>
    <message>
        <source>What did the examination of the claim show?</source>
        <translation>Čo ukázalo preskúmanie reklamácie?</translation>
    </message>
    <message>
        <source>May the player play nevertheless?</source>
        <translation>Môže hráč napriek tomu hrať?</translation>
    </message>
    <message>
        <source>Would the schedule of the event suffer without the change?</source>
        <translation>Ohrozil by sa bez zmeny časový plán turnaja?</translation>
    </message>
    <message>
        <source>cannot be established</source>
        <translation>nedá sa určiť</translation>
    </message>
    <message>
        <source>By analogy with the nearest article: %1</source>
        <extracomment>%1 what an article about a similar case would give.</extracomment>
        <translation>Ako v najbližšom článku: %1</translation>
    </message>
    <message>
        <source>invalid</source>
        <comment>claim</comment>
        <translation>neprípustná</translation>
    </message>
    <message>
        <source>Both kings are in check</source>
        <translation>Obaja králi sú v šachu</translation>
    </message>
    <message>
        <source>There is a pawn on the last rank</source>
        <translation>Na poslednom rade stojí pešiak</translation>
    </message>
    <message>
        <source>White has touched a piece</source>
        <translation>Biely sa dotkol figúrky</translation>
    </message>
    <message>
        <source>Black has touched a piece</source>
        <translation>Čierny sa dotkol figúrky</translation>
    </message>
    <message>
        <source>White has touched the piece on %1</source>
        <extracomment>%1 a square of the board, as &quot;g8&quot;.</extracomment>
        <translation>Biely sa dotkol figúrky na %1</translation>
    </message>
    <message>
        <source>Black has touched the piece on %1</source>
        <translation>Čierny sa dotkol figúrky na %1</translation>
    </message>
    <message>
        <source>White has touched the pieces on %1</source>
        <extracomment>%1 squares of the board, as &quot;e1, h1&quot;.</extracomment>
        <translation>Biely sa dotkol figúrok na %1</translation>
    </message>
    <message>
        <source>Black has touched the pieces on %1</source>
        <translation>Čierny sa dotkol figúrok na %1</translation>
    </message>
    <message>
        <source>Reply to White&apos;s draw offer</source>
        <translation>Odpoveď na ponuku remízy bieleho</translation>
    </message>
    <message>
        <source>Reply to Black&apos;s draw offer</source>
        <translation>Odpoveď na ponuku remízy čierneho</translation>
    </message>
    <message>
        <source>The game has ended on the board</source>
        <translation>Partia sa skončila na šachovnici</translation>
    </message>
    <message>
        <source>The draw was arranged before the game</source>
        <translation>Remíza bola dohodnutá pred partiou</translation>
    </message>
    <message>
        <source>White resigns</source>
        <translation>Biely sa vzdáva</translation>
    </message>
    <message>
        <source>Black resigns</source>
        <translation>Čierny sa vzdáva</translation>
    </message>
    <message>
        <source>The players shook hands and disagree about the result</source>
        <translation>Hráči si podali ruky a nezhodujú sa na výsledku</translation>
    </message>
    <message>
        <source>the position before the irregularity is restored</source>
        <translation>obnoví sa pozícia pred nezrovnalosťou</translation>
    </message>
    <message>
        <source>White&apos;s clock is set to %1</source>
        <extracomment>%1 is a time that the clock is set to.</extracomment>
        <translation>hodiny bieleho sa nastavia na %1</translation>
    </message>
    <message>
        <source>Black&apos;s clock is set to %1</source>
        <translation>hodiny čierneho sa nastavia na %1</translation>
    </message>
    <message>
        <source>White&apos;s move counter is set to %1</source>
        <extracomment>%1 is a number of completed moves.</extracomment>
        <translation>Počítadlo ťahov bieleho sa nastaví na %1</translation>
    </message>
    <message>
        <source>Black&apos;s move counter is set to %1</source>
        <translation>Počítadlo ťahov čierneho sa nastaví na %1</translation>
    </message>
    <message>
        <source>White is to move</source>
        <translation>Biely je na ťahu</translation>
    </message>
    <message>
        <source>Black is to move</source>
        <translation>Čierny je na ťahu</translation>
    </message>
    <message>
        <source>White&apos;s pawn becomes a queen</source>
        <translation>Pešiak bieleho sa zmení na dámu</translation>
    </message>
    <message>
        <source>Black&apos;s pawn becomes a queen</source>
        <translation>Pešiak čierneho sa zmení na dámu</translation>
    </message>
    <message>
        <source>White may make any legal move</source>
        <translation>Biely môže vykonať ktorýkoľvek prípustný ťah</translation>
    </message>
    <message>
        <source>Black may make any legal move</source>
        <translation>Čierny môže vykonať ktorýkoľvek prípustný ťah</translation>
    </message>
    <message>
        <source>White must play one of these moves: %1</source>
        <extracomment>%1 is a list of moves in English notation.</extracomment>
        <translation>Biely musí vykonať jeden z týchto ťahov: %1</translation>
    </message>
    <message>
        <source>Black must play one of these moves: %1</source>
        <translation>Čierny musí vykonať jeden z týchto ťahov: %1</translation>
    </message>
    <message>
        <source>White writes down the intended move</source>
        <translation>Biely zapíše zamýšľaný ťah</translation>
    </message>
    <message>
        <source>Black writes down the intended move</source>
        <translation>Čierny zapíše zamýšľaný ťah</translation>
    </message>
    <message numerus="yes">
        <source>the last %n half-move(s) do not count</source>
        <translation>
            <numerusform>posledný %n polťah sa nepočíta</numerusform>
            <numerusform>posledné %n polťahy sa nepočítajú</numerusform>
            <numerusform>posledných %n polťahov sa nepočíta</numerusform>
        </translation>
    </message>
    <message>
        <source>White is warned</source>
        <translation>Biely dostáva napomenutie</translation>
    </message>
    <message>
        <source>Black is warned</source>
        <translation>Čierny dostáva napomenutie</translation>
    </message>
    <message>
        <source>The move was not completed: there is no penalty, and another move must be made.</source>
        <translation>Ťah nebol dokončený: trest sa neukladá a treba vykonať iný ťah.</translation>
    </message>
    <message>
        <source>It is too late to correct the illegal move: it stands.</source>
        <translation>Nemožný ťah už nemožno opraviť: platí.</translation>
    </message>
    <message>
        <source>The players may correct it without the arbiter. Nothing is counted.</source>
        <translation>Hráči to môžu opraviť bez rozhodcu. Nič sa nepočíta.</translation>
    </message>
    <message>
        <source>Here the arbiter must not act alone: a player has to claim it.</source>
        <translation>Rozhodca tu nesmie zasiahnuť sám: musí to reklamovať hráč.</translation>
    </message>
    <message>
        <source>It counts as an illegal move. The move stands, and the opponent gets extra time.</source>
        <translation>Počíta sa to ako nemožný ťah. Ťah platí a súper dostane pridaný čas.</translation>
    </message>
    <message>
        <source>It counts as an illegal move. The pawn becomes a queen, and the opponent gets extra time.</source>
        <translation>Počíta sa to ako nemožný ťah. Pešiak sa zmení na dámu a súper dostane pridaný čas.</translation>
    </message>
    <message>
        <source>Pressing the clock without a move counts as an illegal move.</source>
        <translation>Stlačenie hodín bez ťahu sa počíta ako nemožný ťah.</translation>
    </message>
    <message>
        <source>There was a reason to press the clock: it is not an offence.</source>
        <translation>Stlačenie hodín malo dôvod: nie je to priestupok.</translation>
    </message>
    <message>
        <source>Checkmate: the game is over.</source>
        <translation>Mat: partia sa skončila.</translation>
    </message>
    <message>
        <source>The player must move or capture the touched piece.</source>
        <translation>Dotknutou figúrkou treba ťahať, súperovu treba vziať.</translation>
    </message>
    <message>
        <source>The touched piece cannot be moved or captured: any legal move may be made.</source>
        <translation>Dotknutou figúrkou nemožno ťahať ani ju vziať: možno vykonať ktorýkoľvek prípustný ťah.</translation>
    </message>
    <message>
        <source>The player is not obliged to move or capture the piece.</source>
        <translation>Hráč nie je povinný figúrkou ťahať ani ju vziať.</translation>
    </message>
    <message>
        <source>The opponent has touched a piece since then and can no longer complain.</source>
        <translation>Súper sa medzitým dotkol figúrky a sťažovať sa už nemôže.</translation>
    </message>
    <message>
        <source>The move breaks the touch-move rule and must be replaced.</source>
        <translation>Ťah porušuje pravidlo „dotknuté – hrané“ a treba ho nahradiť iným.</translation>
    </message>
    <message>
        <source>Wait until the next move has been completed.</source>
        <translation>Počkajte, kým bude dokončený nasledujúci ťah.</translation>
    </message>
    <message>
        <source>It is ruled on as an illegal move.</source>
        <translation>Rozhoduje sa o tom ako o nemožnom ťahu.</translation>
    </message>
    <message>
        <source>The position is legal again and the game continues.</source>
        <translation>Pozícia je opäť prípustná a hrá sa ďalej.</translation>
    </message>
    <message>
        <source>The game has not ended. It continues from the last valid position.</source>
        <translation>Partia sa neskončila. Pokračuje od poslednej platnej pozície.</translation>
    </message>
    <message>
        <source>The offer is rejected and the game continues.</source>
        <translation>Ponuka je odmietnutá a hrá sa ďalej.</translation>
    </message>
    <message>
        <source>There is no pending draw offer.</source>
        <translation>Žiadna ponuka remízy neplatí.</translation>
    </message>
    <message>
        <source>A draw offer cannot be withdrawn: it is still pending.</source>
        <translation>Ponuku remízy nemožno vziať späť: stále platí.</translation>
    </message>
    <message>
        <source>The players may agree to correct it without the arbiter.</source>
        <translation>Hráči sa môžu dohodnúť, že to opravia bez rozhodcu.</translation>
    </message>
    <message>
        <source>Two faults in one move count as one illegal move.</source>
        <translation>Dve chyby v jednom ťahu sa počítajú ako jeden nemožný ťah.</translation>
    </message>
    <message>
        <source>The draw offer made with the move is still pending.</source>
        <translation>Ponuka remízy, ktorá zaznela s ťahom, stále platí.</translation>
    </message>
    <message>
        <source>An illegal move cannot end the game: the mate, stalemate or resignation is void.</source>
        <translation>Nemožný ťah nemôže ukončiť partiu: mat, pat ani vzdanie sa neplatí.</translation>
    </message>
    <message>
        <source>The claim was made before the flag fell and is dealt with first.</source>
        <translation>Reklamácia zaznela pred pádom zástavky a vybaví sa prvá.</translation>
    </message>
    <message>
        <source>Each player has made an illegal move, and both count.</source>
        <translation>Každý z hráčov vykonal nemožný ťah a počítajú sa oba.</translation>
    </message>
    <message>
        <source>The claim is also a draw offer, which the opponent may still accept.</source>
        <translation>Reklamácia je aj ponukou remízy a súper ju ešte môže prijať.</translation>
    </message>
    <message>
        <source>The piece was touched after the claim. If the order is disputed, the arbiter decides.</source>
        <translation>Hráč sa dotkol figúrky až po reklamácii. Ak je poradie sporné, rozhodne rozhodca.</translation>
    </message>
    <message>
        <source>A claim cannot be withdrawn (%1).</source>
        <extracomment>%1 the number of an article.</extracomment>
        <translation>Reklamáciu nemožno vziať späť (%1).</translation>
    </message>
    <message>
        <source>A claim under %1 would be correct. The player may make it.</source>
        <translation>Reklamácia podľa %1 by bola oprávnená. Hráč ju môže podať.</translation>
    </message>
    <message>
        <source>It may distract the opponent (%1).</source>
        <extracomment>%1 the number of an article.</extracomment>
        <translation>Môže to rušiť súpera (%1).</translation>
    </message>
    <message>
        <source>A draw offer cannot have conditions attached.</source>
        <translation>Ponuku remízy nemožno viazať na podmienky.</translation>
    </message>
    <message>
        <source>The player&apos;s earlier offer is still pending.</source>
        <translation>Skoršia ponuka hráča stále platí.</translation>
    </message>
    <message>
        <source>A flag is down that nobody has claimed or observed: the draw stands.</source>
        <translation>Padnutú zástavku nikto nereklamoval ani nespozoroval: remíza platí.</translation>
    </message>
    <message>
        <source>What the arbiter has observed takes precedence over what the players say.</source>
        <translation>To, čo rozhodca sám spozoroval, má prednosť pred vyjadreniami hráčov.</translation>
    </message>
    <message>
        <source>Was there a reason to press the clock without a move?</source>
        <translation>Malo stlačenie hodín bez ťahu dôvod?</translation>
    </message>
    <message>
        <source>Does the player accept the opponent&apos;s offer?</source>
        <translation>Prijíma tým hráč ponuku súpera?</translation>
    </message>
    <message>
        <source>What did both players mean?</source>
        <translation>Čo mysleli obaja hráči?</translation>
    </message>
    <message>
        <source>Started in error by the opponent, knocked over, or pressed because pieces were displaced.</source>
        <translation>Hodiny omylom spustil súper, niekto ich zhodil, alebo boli stlačené pre posunuté figúrky.</translation>
    </message>
    <message>
        <source>White resigned</source>
        <translation>biely sa vzdal</translation>
    </message>
    <message>
        <source>Black resigned</source>
        <translation>čierny sa vzdal</translation>
    </message>
    <message>
        <source>a draw</source>
        <comment>answer</comment>
        <translation>remíza</translation>
    </message>
    <message>
        <source>White claims a draw in the quickplay finish</source>
        <translation>Biely reklamuje remízu pri ukončení rýchlej hry</translation>
    </message>
    <message>
        <source>Black claims a draw in the quickplay finish</source>
        <translation>Čierny reklamuje remízu pri ukončení rýchlej hry</translation>
    </message>
    <message>
        <source>The clock is defective</source>
        <translation>Hodiny sú chybné</translation>
    </message>
    <message>
        <source>The clock was set incorrectly</source>
        <translation>Hodiny boli nesprávne nastavené</translation>
    </message>
    <message>
        <source>The arbiter stopped the clocks</source>
        <translation>Rozhodca zastavil hodiny</translation>
    </message>
    <message>
        <source>White stopped the clocks</source>
        <translation>Biely zastavil hodiny</translation>
    </message>
    <message>
        <source>Black stopped the clocks</source>
        <translation>Čierny zastavil hodiny</translation>
    </message>
    <message>
        <source>White&apos;s claim is based on a screen</source>
        <translation>Biely sa pri reklamácii odvoláva na obrazovku</translation>
    </message>
    <message>
        <source>Black&apos;s claim is based on a screen</source>
        <translation>Čierny sa pri reklamácii odvoláva na obrazovku</translation>
    </message>
    <message>
        <source>White&apos;s scoresheet</source>
        <translation>Partiár bieleho</translation>
    </message>
    <message>
        <source>Black&apos;s scoresheet</source>
        <translation>Partiár čierneho</translation>
    </message>
    <message>
        <source>The scoresheets are not up to date after a flag fall</source>
        <translation>Partiáre nie sú po páde zástavky doplnené</translation>
    </message>
    <message>
        <source>White&apos;s next period begins</source>
        <translation>Bielemu sa začína ďalší úsek</translation>
    </message>
    <message>
        <source>Black&apos;s next period begins</source>
        <translation>Čiernemu sa začína ďalší úsek</translation>
    </message>
    <message>
        <source>%1 (+%2)</source>
        <comment>period</comment>
        <extracomment>%1 is that a period begins, %2 the time it adds.</extracomment>
        <translation>%1 (+%2)</translation>
    </message>
    <message>
        <source>the draw offer has lapsed</source>
        <translation>ponuka remízy zanikla</translation>
    </message>
    <message>
        <source>The decision is postponed</source>
        <translation>Rozhodnutie sa odkladá</translation>
    </message>
    <message>
        <source>the clock is replaced</source>
        <translation>hodiny sa vymenia</translation>
    </message>
    <message>
        <source>Resume the clock</source>
        <translation>Hodiny sa znova spustia</translation>
    </message>
    <message>
        <source>White completes the scoresheet</source>
        <translation>Biely si doplní partiár</translation>
    </message>
    <message>
        <source>Black completes the scoresheet</source>
        <translation>Čierny si doplní partiár</translation>
    </message>
    <message>
        <source>%1 in their own time</source>
        <extracomment>%1 is that a player completes the scoresheet.</extracomment>
        <translation>%1 vo vlastnom čase</translation>
    </message>
    <message>
        <source>the game is reconstructed on another board</source>
        <translation>partia sa zrekonštruuje na druhej šachovnici</translation>
    </message>
    <message>
        <source>The flag fall does not count.</source>
        <translation>Pád zástavky neplatí.</translation>
    </message>
    <message>
        <source>The game continues. The arbiter decides later, or after a flag fall.</source>
        <translation>Hrá sa ďalej. Rozhodca rozhodne neskôr alebo po páde zástavky.</translation>
    </message>
    <message>
        <source>The claim is rejected, and the opponent gets extra time.</source>
        <translation>Reklamácia sa zamieta a súper dostane pridaný čas.</translation>
    </message>
    <message>
        <source>The request is rejected and the game continues.</source>
        <translation>Žiadosť sa zamieta a hrá sa ďalej.</translation>
    </message>
    <message>
        <source>The clocks are set to the correct times.</source>
        <translation>Na hodinách sa nastavia správne časy.</translation>
    </message>
    <message>
        <source>There was a valid reason to stop the clocks.</source>
        <translation>Na zastavenie hodín bol dôvod.</translation>
    </message>
    <message>
        <source>There was no valid reason to stop the clocks.</source>
        <translation>Na zastavenie hodín nebol dôvod.</translation>
    </message>
    <message>
        <source>The player must record the moves.</source>
        <translation>Hráč musí zapisovať ťahy.</translation>
    </message>
    <message>
        <source>The player does not have to record the moves.</source>
        <translation>Hráč nemusí zapisovať ťahy.</translation>
    </message>
    <message>
        <source>The scoresheets must be brought up to date first.</source>
        <translation>Najprv treba doplniť partiáre.</translation>
    </message>
    <message>
        <source>Neither player was present: White loses all the time until they arrive.</source>
        <translation>Neprišiel ani jeden hráč: biely stráca všetok čas až do svojho príchodu.</translation>
    </message>
    <message>
        <source>A claim cannot be based on a screen alone.</source>
        <translation>Reklamácia sa nemôže opierať iba o obrazovku.</translation>
    </message>
    <message>
        <source>The scoresheets belong to the organiser.</source>
        <translation>Partiáre patria organizátorovi.</translation>
    </message>
    <message>
        <source>The decision cannot be appealed (%1).</source>
        <extracomment>%1 the number of an article.</extracomment>
        <translation>Proti rozhodnutiu sa nemožno odvolať (%1).</translation>
    </message>
    <message>
        <source>The game has an increment: later editions of the Laws do not allow this claim.</source>
        <translation>V partii sa pridáva čas za ťah: neskoršie vydania Pravidiel takú reklamáciu nepripúšťajú.</translation>
    </message>
    <message>
        <source>The claim ends the game.</source>
        <translation>Reklamáciou sa partia končí.</translation>
    </message>
    <message>
        <source>The position or the scoresheet was not written down, or the opponent has not verified it.</source>
        <translation>Chýba zapísaná pozícia alebo partiár, alebo ich súper neoveril.</translation>
    </message>
    <message>
        <source>The player may claim a draw instead (%1).</source>
        <extracomment>%1 the number of an article.</extracomment>
        <translation>Hráč môže namiesto toho reklamovať remízu (%1).</translation>
    </message>
    <message>
        <source>The correct time is used up: the arbiter decides whether the flag has fallen.</source>
        <translation>Správny čas je vyčerpaný: rozhodca rozhodne, či zástavka padla.</translation>
    </message>
    <message>
        <source>The scoresheets must be completed before the next move (%1).</source>
        <extracomment>%1 the number of an article.</extracomment>
        <translation>Pred ďalším ťahom treba doplniť partiáre (%1).</translation>
    </message>
    <message>
        <source>The next move is the first of the new period, unless there is evidence of more moves.</source>
        <translation>Ďalší ťah je prvým ťahom nového úseku, ak sa nepreukáže viac ťahov.</translation>
    </message>
    <message>
        <source>The arbiter may also impose a penalty (%1).</source>
        <extracomment>%1 the number of an article.</extracomment>
        <translation>Rozhodca môže uložiť aj trest (%1).</translation>
    </message>
    <message numerus="yes">
        <source>Do the scoresheets show White&apos;s %n move(s)?</source>
        <translation>
            <numerusform>Je na partiároch %n ťah bieleho?</numerusform>
            <numerusform>Sú na partiároch %n ťahy bieleho?</numerusform>
            <numerusform>Je na partiároch %n ťahov bieleho?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Do the scoresheets show Black&apos;s %n move(s)?</source>
        <translation>
            <numerusform>Je na partiároch %n ťah čierneho?</numerusform>
            <numerusform>Sú na partiároch %n ťahy čierneho?</numerusform>
            <numerusform>Je na partiároch %n ťahov čierneho?</numerusform>
        </translation>
    </message>
    <message>
        <source>Could White not win by normal means, or did White not try enough?</source>
        <translation>Nemohol biely vyhrať bežnými prostriedkami, alebo sa o to málo snažil?</translation>
    </message>
    <message>
        <source>Could Black not win by normal means, or did Black not try enough?</source>
        <translation>Nemohol čierny vyhrať bežnými prostriedkami, alebo sa o to málo snažil?</translation>
    </message>
    <message>
        <source>Does the opponent accept the draw?</source>
        <translation>Prijíma súper remízu?</translation>
    </message>
    <message>
        <source>Has anything changed since the last claim?</source>
        <translation>Zmenilo sa niečo od poslednej reklamácie?</translation>
    </message>
    <message>
        <source>Your decision on the claim</source>
        <translation>Vaše rozhodnutie o reklamácii</translation>
    </message>
    <message>
        <source>Was there a valid reason to stop the clocks?</source>
        <translation>Bol na zastavenie hodín dôvod?</translation>
    </message>
    <message>
        <source>Is there a complete scoresheet?</source>
        <translation>Je niektorý partiár úplný?</translation>
    </message>
    <message>
        <source>Do the scoresheets show it?</source>
        <translation>Potvrdzujú to partiáre?</translation>
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
        <translation>zamietnutá</translation>
    </message>
    <message>
        <source>It cannot be established: play on</source>
        <translation>Nedá sa to určiť: hrá sa ďalej</translation>
    </message>
    <message>
        <source>Penalty for White</source>
        <translation>Trest pre bieleho</translation>
    </message>
    <message>
        <source>Penalty for Black</source>
        <translation>Trest pre čierneho</translation>
    </message>
    <message>
        <source>White: %1</source>
        <extracomment>%1 is what the player has done, as &quot;clock pressed with the other hand&quot;.
----------
%1 is what the player has done, as &quot;Noise&quot; or &quot;Leaving the playing venue&quot;.</extracomment>
        <translation>Biely: %1</translation>
    </message>
    <message>
        <source>Black: %1</source>
        <translation>Čierny: %1</translation>
    </message>
    <message>
        <source>The initial position was incorrect</source>
        <translation>Základné postavenie bolo nesprávne</translation>
    </message>
    <message>
        <source>The chessboard was placed incorrectly</source>
        <translation>Šachovnica bola položená nesprávne</translation>
    </message>
    <message>
        <source>The game began with colours reversed</source>
        <translation>Partia sa začala s vymenenými farbami</translation>
    </message>
    <message>
        <source>Pieces have been displaced from their squares</source>
        <translation>Figúrky sú posunuté zo svojich polí</translation>
    </message>
    <message>
        <source>White displaced pieces</source>
        <translation>Biely posunul figúrky</translation>
    </message>
    <message>
        <source>Black displaced pieces</source>
        <translation>Čierny posunul figúrky</translation>
    </message>
    <message>
        <source>The signed result</source>
        <translation>Podpísaný výsledok</translation>
    </message>
    <message>
        <source>White appeals</source>
        <translation>Biely sa odvoláva</translation>
    </message>
    <message>
        <source>Black appeals</source>
        <translation>Čierny sa odvoláva</translation>
    </message>
    <message>
        <source>White −%1</source>
        <extracomment>%1 is a time that is taken off the player&apos;s clock.</extracomment>
        <translation>Biely −%1</translation>
    </message>
    <message>
        <source>Black −%1</source>
        <translation>Čierny −%1</translation>
    </message>
    <message>
        <source>The score is %1–%2</source>
        <extracomment>The points of White and of Black, together more than a win: &quot;The score is 1–½&quot;.</extracomment>
        <translation>Výsledok je %1–%2</translation>
    </message>
    <message>
        <source>White is fined</source>
        <translation>Biely dostáva pokutu</translation>
    </message>
    <message>
        <source>Black is fined</source>
        <translation>Čierny dostáva pokutu</translation>
    </message>
    <message numerus="yes">
        <source>White is excluded from %n round(s)</source>
        <translation>
            <numerusform>Biely sa vylučuje z %n kola</numerusform>
            <numerusform>Biely sa vylučuje z %n kôl</numerusform>
            <numerusform>Biely sa vylučuje z %n kôl</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black is excluded from %n round(s)</source>
        <translation>
            <numerusform>Čierny sa vylučuje z %n kola</numerusform>
            <numerusform>Čierny sa vylučuje z %n kôl</numerusform>
            <numerusform>Čierny sa vylučuje z %n kôl</numerusform>
        </translation>
    </message>
    <message>
        <source>White is expelled from the event</source>
        <translation>Biely sa vylučuje z turnaja</translation>
    </message>
    <message>
        <source>Black is expelled from the event</source>
        <translation>Čierny sa vylučuje z turnaja</translation>
    </message>
    <message>
        <source>The person is expelled from the playing venue</source>
        <translation>Osoba sa vykazuje z hracích priestorov</translation>
    </message>
    <message>
        <source>The game is cancelled and a new game played</source>
        <translation>Partia sa ruší a hrá sa nová</translation>
    </message>
    <message>
        <source>The game is cancelled and a new game played with %1 each</source>
        <extracomment>%1 is the time that both clocks begin with.</extracomment>
        <translation>Partia sa ruší a hrá sa nová, každý má %1</translation>
    </message>
    <message>
        <source>White may not castle</source>
        <translation>Biely nesmie robiť rošádu</translation>
    </message>
    <message>
        <source>Black may not castle</source>
        <translation>Čierny nesmie robiť rošádu</translation>
    </message>
    <message>
        <source>White may not castle kingside</source>
        <translation>Biely nesmie robiť malú rošádu</translation>
    </message>
    <message>
        <source>Black may not castle kingside</source>
        <translation>Čierny nesmie robiť malú rošádu</translation>
    </message>
    <message>
        <source>White may not castle queenside</source>
        <translation>Biely nesmie robiť veľkú rošádu</translation>
    </message>
    <message>
        <source>Black may not castle queenside</source>
        <translation>Čierny nesmie robiť veľkú rošádu</translation>
    </message>
    <message>
        <source>The position is transferred to a correctly placed chessboard</source>
        <translation>Pozícia sa prenesie na správne položenú šachovnicu</translation>
    </message>
    <message>
        <source>The pairing is corrected to the colours actually played</source>
        <translation>Žrebovanie sa opraví podľa farieb, ktorými sa naozaj hrá</translation>
    </message>
    <message>
        <source>White replaces the pieces on White&apos;s own time</source>
        <translation>Biely vráti figúrky na miesto vo svojom čase</translation>
    </message>
    <message>
        <source>Black replaces the pieces on Black&apos;s own time</source>
        <translation>Čierny vráti figúrky na miesto vo svojom čase</translation>
    </message>
    <message>
        <source>The last identifiable position before the irregularity is restored</source>
        <translation>Obnoví sa posledná pozícia pred nezrovnalosťou, ktorú možno zistiť</translation>
    </message>
    <message>
        <source>The decision stands</source>
        <translation>Rozhodnutie platí</translation>
    </message>
    <message>
        <source>The decision is set aside</source>
        <translation>Rozhodnutie sa ruší</translation>
    </message>
    <message>
        <source>The game is cancelled, and a new game is played.</source>
        <translation>Partia sa ruší a hrá sa nová.</translation>
    </message>
    <message>
        <source>After this many moves no claim can be made. The game continues.</source>
        <translation>Po toľkých ťahoch to už nemožno reklamovať. Hrá sa ďalej.</translation>
    </message>
    <message>
        <source>The player replaces the pieces on their own time.</source>
        <translation>Hráč vráti figúrky na miesto vo svojom čase.</translation>
    </message>
    <message>
        <source>The position before the irregularity is restored. Nothing is counted against a player.</source>
        <translation>Obnoví sa pozícia pred nezrovnalosťou. Žiadnemu hráčovi sa nič nezapočíta.</translation>
    </message>
    <message>
        <source>The usual penalty is proposed. Any other may be chosen.</source>
        <translation>Navrhuje sa obvyklý trest. Možno zvoliť aj iný.</translation>
    </message>
    <message>
        <source>There is usually no penalty. The arbiter may choose one.</source>
        <translation>Obvykle bez trestu. Rozhodca ho môže uložiť.</translation>
    </message>
    <message>
        <source>The arbiter chooses the penalty.</source>
        <translation>Trest určí rozhodca.</translation>
    </message>
    <message>
        <source>It counts as an illegal move: rule on it as one.</source>
        <translation>Počíta sa ako nemožný ťah: rozhodnite o ňom tak.</translation>
    </message>
    <message>
        <source>Both players lose the game.</source>
        <translation>Partiu prehrávajú obaja hráči.</translation>
    </message>
    <message>
        <source>The penalty has this effect.</source>
        <translation>Trest má tento účinok.</translation>
    </message>
    <message>
        <source>The arbiter may impose one or more of the penalties of the Laws.</source>
        <translation>Rozhodca môže uložiť jeden alebo viac trestov podľa Pravidiel.</translation>
    </message>
    <message>
        <source>The penalty changes points: the game needs a result first.</source>
        <translation>Trest mení body: partia musí mať najprv výsledok.</translation>
    </message>
    <message>
        <source>The two scores may not add up to more than a win.</source>
        <translation>Súčet oboch výsledkov nesmie byť vyšší ako za výhru.</translation>
    </message>
    <message>
        <source>It is permitted.</source>
        <translation>Je to dovolené.</translation>
    </message>
    <message>
        <source>A spectator: the arbiter may expel them from the playing venue.</source>
        <translation>Divák: rozhodca ho môže vykázať z hracích priestorov.</translation>
    </message>
    <message>
        <source>The signed result stands, unless the arbiter decides otherwise.</source>
        <translation>Podpísaný výsledok platí, ak rozhodca nerozhodne inak.</translation>
    </message>
    <message>
        <source>The scoresheets show different results: the arbiter decides.</source>
        <translation>Na partiároch sú rôzne výsledky: rozhodne rozhodca.</translation>
    </message>
    <message>
        <source>The appeal must be decided.</source>
        <translation>O odvolaní treba rozhodnúť.</translation>
    </message>
    <message>
        <source>The appeal is upheld: enter the new decision.</source>
        <translation>Odvolaniu sa vyhovuje: zadajte nové rozhodnutie.</translation>
    </message>
    <message>
        <source>The appeal is dismissed.</source>
        <translation>Odvolanie sa zamieta.</translation>
    </message>
    <message>
        <source>There is no appeal against this decision.</source>
        <translation>Proti tomuto rozhodnutiu sa nemožno odvolať.</translation>
    </message>
    <message>
        <source>The arbiter may start the new game with less time.</source>
        <translation>Rozhodca môže dať na novú partiu menej času.</translation>
    </message>
    <message>
        <source>A king that was misplaced may not castle; with a rook that was misplaced there is no castling.</source>
        <translation>S nesprávne postaveným kráľom ani s nesprávne postavenou vežou nemožno robiť rošádu.</translation>
    </message>
    <message>
        <source>Set the times to the best of your judgement.</source>
        <translation>Časy nastavte podľa najlepšieho uváženia.</translation>
    </message>
    <message>
        <source>No time is left: rule on the flag.</source>
        <translation>Nezostáva žiadny čas: rozhodnite o zástavke.</translation>
    </message>
    <message>
        <source>The game cannot be rated with this score.</source>
        <translation>S týmto výsledkom nemožno partiu započítať na rating.</translation>
    </message>
    <message>
        <source>The pairing rules say what becomes of the player&apos;s other games.</source>
        <translation>O ďalších partiách hráča hovoria pravidlá žrebovania.</translation>
    </message>
    <message>
        <source>Only if it was announced in advance.</source>
        <translation>Iba ak to bolo vopred oznámené.</translation>
    </message>
    <message>
        <source>The opponent may press the clock back: it is not a press without a move.</source>
        <translation>Súper môže hodiny stlačiť späť: nie je to stlačenie bez ťahu.</translation>
    </message>
    <message>
        <source>The player may appeal even after signing the scoresheet.</source>
        <translation>Hráč sa môže odvolať aj po podpísaní partiára.</translation>
    </message>
    <message>
        <source>What was decided on the appeal?</source>
        <translation>Ako sa rozhodlo o odvolaní?</translation>
    </message>
    <message>
        <source>upheld</source>
        <comment>appeal</comment>
        <translation>vyhovené</translation>
    </message>
    <message>
        <source>dismissed</source>
        <comment>appeal</comment>
        <translation>zamietnuté</translation>
    </message>
    <message>
        <source>White did not press the clock</source>
        <translation>Biely nestlačil hodiny</translation>
    </message>
    <message>
        <source>Black did not press the clock</source>
        <translation>Čierny nestlačil hodiny</translation>
    </message>
    <message>
        <source>The player may still press the clock, even after the opponent&apos;s reply.</source>
        <translation>Hráč môže hodiny ešte stlačiť, aj keď súper už odpovedal.</translation>
    </message>
    <message>
        <source>The player has made the next move: the previous move counts as completed.</source>
        <translation>Hráč vykonal ďalší ťah: predchádzajúci ťah sa považuje za dokončený.</translation>
    </message>
    <message numerus="yes">
        <source>Has each player made at least %n move(s)?</source>
        <translation>
            <numerusform>Vykonal každý hráč aspoň %n ťah?</numerusform>
            <numerusform>Vykonal každý hráč aspoň %n ťahy?</numerusform>
            <numerusform>Vykonal každý hráč aspoň %n ťahov?</numerusform>
        </translation>
    </message>
    <message>
        <source>Rule on what the clocks were stopped for before play is resumed.</source>
        <translation>Pred pokračovaním v hre rozhodnite o tom, pre čo boli hodiny zastavené.</translation>
    </message>
    <message>
        <source>A second game was played by mistake</source>
        <translation>Omylom sa hrala druhá partia</translation>
    </message>
    <message>
        <source>The piece was released there: the move has been made and cannot be changed.</source>
        <translation>Figúrka bola na tomto poli pustená z ruky: ťah je vykonaný a nemožno ho zmeniť.</translation>
    </message>
    <message>
        <source>Touch-move applies to the move that replaces it.</source>
        <translation>Pre ťah, ktorý ho nahradí, platí pravidlo „dotknuté – hrané“.</translation>
    </message>
    <message>
        <source>Once written, the intended move cannot be changed.</source>
        <translation>Zapísaný zamýšľaný ťah už nemožno zmeniť.</translation>
    </message>
    <message>
        <source>White: illegal move, not completed</source>
        <translation>Biely: nemožný ťah, nedokončený</translation>
    </message>
    <message>
        <source>Black: illegal move, not completed</source>
        <translation>Čierny: nemožný ťah, nedokončený</translation>
    </message>
    <message>
        <source>No flag is down</source>
        <translation>Žiadna zástavka nie je dolu</translation>
    </message>
    <message>
        <source>The session ends and the game is adjourned</source>
        <translation>Hrací čas sa končí a partia sa prerušuje</translation>
    </message>
    <message>
        <source>White adjourns the game before the end of the session</source>
        <translation>Biely prerušuje partiu pred koncom hracieho času</translation>
    </message>
    <message>
        <source>Black adjourns the game before the end of the session</source>
        <translation>Čierny prerušuje partiu pred koncom hracieho času</translation>
    </message>
    <message>
        <source>White wants to change the sealed move</source>
        <translation>Biely chce zmeniť zapečatený ťah</translation>
    </message>
    <message>
        <source>Black wants to change the sealed move</source>
        <translation>Čierny chce zmeniť zapečatený ťah</translation>
    </message>
    <message>
        <source>Reported before the adjourned game is resumed</source>
        <translation>Oznámené pred dohrávkou prerušenej partie</translation>
    </message>
    <message>
        <source>The adjourned game is to be resumed</source>
        <translation>Prerušená partia sa má dohrať</translation>
    </message>
    <message>
        <source>White&apos;s sealed move</source>
        <translation>Zapečatený ťah bieleho</translation>
    </message>
    <message>
        <source>Black&apos;s sealed move</source>
        <translation>Zapečatený ťah čierneho</translation>
    </message>
    <message>
        <source>The envelope with White&apos;s sealed move is missing</source>
        <translation>Chýba obálka so zapečateným ťahom bieleho</translation>
    </message>
    <message>
        <source>The envelope with Black&apos;s sealed move is missing</source>
        <translation>Chýba obálka so zapečateným ťahom čierneho</translation>
    </message>
    <message>
        <source>The times of the adjourned game were indicated incorrectly</source>
        <translation>Časy prerušenej partie boli uvedené nesprávne</translation>
    </message>
    <message>
        <source>White seals a move and then stops the clock</source>
        <translation>Biely zapečatí ťah a potom zastaví hodiny</translation>
    </message>
    <message>
        <source>Black seals a move and then stops the clock</source>
        <translation>Čierny zapečatí ťah a potom zastaví hodiny</translation>
    </message>
    <message>
        <source>White must seal %1</source>
        <extracomment>%1 is a move in English notation.</extracomment>
        <translation>Biely musí zapečatiť %1</translation>
    </message>
    <message>
        <source>Black must seal %1</source>
        <translation>Čierny musí zapečatiť %1</translation>
    </message>
    <message>
        <source>The envelope stays closed</source>
        <translation>Obálka zostáva zatvorená</translation>
    </message>
    <message>
        <source>The envelope is opened</source>
        <translation>Obálka sa otvára</translation>
    </message>
    <message>
        <source>White&apos;s sealed move is made on the board</source>
        <translation>Zapečatený ťah bieleho sa vykoná na šachovnici</translation>
    </message>
    <message>
        <source>Black&apos;s sealed move is made on the board</source>
        <translation>Zapečatený ťah čierneho sa vykoná na šachovnici</translation>
    </message>
    <message>
        <source>White&apos;s sealed move %1 is made on the board</source>
        <extracomment>%1 is a move in English notation.</extracomment>
        <translation>Zapečatený ťah bieleho %1 sa vykoná na šachovnici</translation>
    </message>
    <message>
        <source>Black&apos;s sealed move %1 is made on the board</source>
        <translation>Zapečatený ťah čierneho %1 sa vykoná na šachovnici</translation>
    </message>
    <message>
        <source>White seals the reply and stops the clock</source>
        <translation>Biely zapečatí odpoveď a zastaví hodiny</translation>
    </message>
    <message>
        <source>Black seals the reply and stops the clock</source>
        <translation>Čierny zapečatí odpoveď a zastaví hodiny</translation>
    </message>
    <message>
        <source>White&apos;s clock is started</source>
        <translation>Spustia sa hodiny bieleho</translation>
    </message>
    <message>
        <source>Black&apos;s clock is started</source>
        <translation>Spustia sa hodiny čierneho</translation>
    </message>
    <message>
        <source>The player having the move must seal it and only then stop the clock.</source>
        <translation>Hráč na ťahu musí ťah zapečatiť a až potom zastaviť hodiny.</translation>
    </message>
    <message>
        <source>The rest of the session is charged to the player who adjourns the game.</source>
        <translation>Zvyšok hracieho času sa odpočíta hráčovi, ktorý partiu prerušuje.</translation>
    </message>
    <message>
        <source>The move was made on the board: the player must seal this move.</source>
        <translation>Ťah bol vykonaný na šachovnici: hráč musí zapečatiť tento ťah.</translation>
    </message>
    <message>
        <source>The game is not adjourned until the claim has been decided.</source>
        <translation>Partia sa nepreruší, kým sa nerozhodne o reklamácii.</translation>
    </message>
    <message>
        <source>The sealed move is made on the board, and the opponent&apos;s clock runs.</source>
        <translation>Zapečatený ťah sa vykoná na šachovnici a idú súperove hodiny.</translation>
    </message>
    <message>
        <source>The player who has to reply is absent: the clock runs, and the envelope stays closed.</source>
        <translation>Hráč, ktorý má odpovedať, je neprítomný: hodiny mu idú a obálka zostáva zatvorená.</translation>
    </message>
    <message>
        <source>The reply is sealed as well. Its envelope is opened when the opponent arrives.</source>
        <translation>Zapečatená je aj odpoveď. Jej obálka sa otvorí po príchode súpera.</translation>
    </message>
    <message>
        <source>A player who arrives too late for the resumption loses.</source>
        <translation>Hráč, ktorý príde na dohrávku príliš neskoro, prehráva.</translation>
    </message>
    <message>
        <source>The game continues from the adjourned position. The player makes the move that they say was sealed.</source>
        <translation>Partia pokračuje z prerušenej pozície. Hráč vykoná ťah, ktorý uvádza ako zapečatený.</translation>
    </message>
    <message>
        <source>The player has already made a move: the times are not corrected.</source>
        <translation>Hráč už vykonal ťah: časy sa neopravujú.</translation>
    </message>
    <message>
        <source>The pending draw offer is written on the envelope.</source>
        <translation>Platná ponuka remízy sa zapíše na obálku.</translation>
    </message>
    <message>
        <source>The opponent is absent: the player may seal the reply instead of making it.</source>
        <translation>Súper je neprítomný: hráč môže svoju odpoveď zapečatiť namiesto toho, aby ju vykonal.</translation>
    </message>
    <message>
        <source>The envelope is opened in the presence of a witness.</source>
        <translation>Obálka sa otvorí v prítomnosti svedka.</translation>
    </message>
    <message>
        <source>What is the sealed move?</source>
        <translation>Aký je zapečatený ťah?</translation>
    </message>
    <message>
        <source>Does the sealed move end the game?</source>
        <translation>Končí zapečatený ťah partiu?</translation>
    </message>
    <message>
        <source>Would the consequences be too severe?</source>
        <translation>Boli by následky príliš tvrdé?</translation>
    </message>
    <message>
        <source>legal and clear</source>
        <comment>sealed move</comment>
        <translation>prípustný a jednoznačný</translation>
    </message>
    <message>
        <source>ambiguous</source>
        <comment>sealed move</comment>
        <translation>nejednoznačný</translation>
    </message>
    <message>
        <source>missing or unreadable</source>
        <comment>sealed move</comment>
        <translation>chýba alebo je nečitateľný</translation>
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
        <translation>V obálke je iný ťah, než aký hráč po výzve zapečatiť vykonal na šachovnici.</translation>
    </message>
    <message>
        <source>Cancel the flag fall</source>
        <translation>Zrušiť pád zástavky</translation>
    </message>
    <message>
        <source>The player has too much time left for it.</source>
        <translation>Hráčovi na to ostáva priveľa času.</translation>
    </message>
    <message>
        <source>It is not the last period of the game.</source>
        <translation>Nie je to posledný časový úsek partie.</translation>
    </message>
    <message>
        <source>Only the player who has the move may ask for it.</source>
        <translation>Žiadať o to môže len hráč na ťahu.</translation>
    </message>
    <message>
        <source>Electronic device in White&apos;s bag</source>
        <translation>Elektronické zariadenie v taške bieleho</translation>
    </message>
    <message>
        <source>Electronic device in Black&apos;s bag</source>
        <translation>Elektronické zariadenie v taške čierneho</translation>
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
            <numerusform>každý hráč vykonal aspoň %n ťah</numerusform>
            <numerusform>každý hráč vykonal aspoň %n ťahy</numerusform>
            <numerusform>každý hráč vykonal aspoň %n ťahov</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>not yet %n move(s) made by each player</source>
        <translation>
            <numerusform>každý hráč ešte nevykonal %n ťah</numerusform>
            <numerusform>každý hráč ešte nevykonal %n ťahy</numerusform>
            <numerusform>každý hráč ešte nevykonal %n ťahov</numerusform>
        </translation>
    </message>
    <message>
        <source>the schedule would suffer</source>
        <translation>časový plán by bol ohrozený</translation>
    </message>
    <message>
        <source>the schedule would not suffer</source>
        <translation>časový plán by nebol ohrozený</translation>
    </message>
    <message>
        <source>something has changed since</source>
        <translation>odvtedy sa niečo zmenilo</translation>
    </message>
    <message>
        <source>nothing has changed since</source>
        <translation>odvtedy sa nič nezmenilo</translation>
    </message>
    <message>
        <source>The adjourned position is set up</source>
        <translation>Postaví sa prerušená pozícia</translation>
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
        <translation>Biely musí zahrať %1</translation>
    </message>
    <message>
        <source>Black must play %1</source>
        <translation>Čierny musí zahrať %1</translation>
    </message>
    <message>
        <source>What the Laws provide depends on the answer.</source>
        <translation>Čo pravidlá ustanovujú, závisí od odpovede.</translation>
    </message>
    <message>
        <source>The game is adjourned once White has stopped the clock</source>
        <translation>Partia sa preruší, keď biely zastaví hodiny</translation>
    </message>
    <message>
        <source>The game is adjourned once Black has stopped the clock</source>
        <translation>Partia sa preruší, keď čierny zastaví hodiny</translation>
    </message>
</context>
<context>
    <name>RulingsKeys</name>
    <message>
        <source>case file of the ruling</source>
        <translation>spis rozhodnutia</translation>
    </message>
    <message>
        <source>case file</source>
        <translation>spis</translation>
    </message>
    <message>
        <source>go to the board in the hall</source>
        <translation>prejsť na šachovnicu v sále</translation>
    </message>
    <message>
        <source>to the board</source>
        <translation>na šachovnicu</translation>
    </message>
    <message>
        <source>undo the ruling, if it is the last action</source>
        <translation>vrátiť rozhodnutie, ak je poslednou akciou</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>vrátiť</translation>
    </message>
    <message>
        <source>print what is shown: the rulings, or the register</source>
        <translation>vytlačiť, čo je zobrazené: rozhodnutia alebo register</translation>
    </message>
    <message>
        <source>print</source>
        <translation>tlačiť</translation>
    </message>
    <message>
        <source>rulings, or the register of offences</source>
        <translation>rozhodnutia alebo register priestupkov</translation>
    </message>
    <message>
        <source>rulings</source>
        <translation>rozhodnutia</translation>
    </message>
    <message>
        <source>register of offences</source>
        <translation>register priestupkov</translation>
    </message>
    <message>
        <source>find by player, board, article or words</source>
        <translation>hľadať podľa hráča, šachovnice, článku alebo slov</translation>
    </message>
    <message>
        <source>find</source>
        <translation>hľadať</translation>
    </message>
    <message>
        <source>attach a file to the ruling: a picture, PDF or text</source>
        <translation>priložiť k rozhodnutiu súbor: obrázok, PDF alebo text</translation>
    </message>
    <message>
        <source>attach a file</source>
        <translation>priložiť súbor</translation>
    </message>
    <message>
        <source>next attached file</source>
        <translation>ďalší priložený súbor</translation>
    </message>
    <message>
        <source>save a copy of the attached file</source>
        <translation>uložiť kópiu priloženého súboru</translation>
    </message>
    <message>
        <source>remove the attached file from the ruling</source>
        <translation>odstrániť priložený súbor z rozhodnutia</translation>
    </message>
    <message>
        <source>appeal against the ruling: lodge it, decide it, carry it out</source>
        <translation>odvolanie proti rozhodnutiu: podať, rozhodnúť, vykonať</translation>
    </message>
    <message>
        <source>appeal</source>
        <translation>odvolanie</translation>
    </message>
    <message>
        <source>clear what is looked for; back from the register</source>
        <translation>zrušiť hľadanie; späť z registra</translation>
    </message>
    <message>
        <source>withdraw the ruling, whatever came after it</source>
        <translation>anulovať rozhodnutie, nech po ňom prišlo čokoľvek</translation>
    </message>
    <message>
        <source>withdraw</source>
        <translation>anulovať</translation>
    </message>
</context>
<context>
    <name>RulingsPage</name>
    <message>
        <source>Register of offences</source>
        <translation>Register priestupkov</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Rozhodnutia</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Tlačiť</translation>
    </message>
    <message>
        <source>Find by player, board, article or words</source>
        <translation>Hľadať podľa hráča, šachovnice, článku alebo slov</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Kolo</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nič sa nenašlo</translation>
    </message>
    <message>
        <source>No offence has been recorded</source>
        <translation>Nie je zaznamenaný žiadny priestupok</translation>
    </message>
    <message>
        <source>No ruling yet</source>
        <translation>Zatiaľ žiadne rozhodnutie</translation>
    </message>
    <message>
        <source>Warnings, illegal moves, forfeits by the default time and other offences are listed here by player.</source>
        <translation>Napomenutia, nemožné ťahy, kontumácie pre čakaciu dobu a iné priestupky sú tu uvedené podľa hráčov.</translation>
    </message>
    <message>
        <source>Every ruling is kept here with what was known, what was asked and what was decided.</source>
        <translation>Každé rozhodnutie sa tu uchováva s tým, čo bolo známe, na čo sa pýtalo a ako sa rozhodlo.</translation>
    </message>
    <message>
        <source>Attach a file…</source>
        <translation>Priložiť súbor…</translation>
    </message>
    <message>
        <source>Appeal…</source>
        <translation>Odvolanie…</translation>
    </message>
    <message>
        <source>Withdraw…</source>
        <translation>Anulovať…</translation>
    </message>
    <message>
        <source>Find by player</source>
        <translation>Hľadať podľa hráča</translation>
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
        <translation>rozhodnutia</translation>
    </message>
    <message>
        <source>There is no ruling.</source>
        <translation>Nie je žiadne rozhodnutie.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Šachovnica</translation>
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
        <translation>O čom sa rozhodlo</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Rozhodnutie</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>Článok</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <translation>Rozhodca</translation>
    </message>
    <message>
        <source>Register of offences</source>
        <translation>Register priestupkov</translation>
    </message>
    <message>
        <source>offences</source>
        <comment>file</comment>
        <translation>priestupky</translation>
    </message>
    <message>
        <source>No offence has been recorded.</source>
        <translation>Nie je zaznamenaný žiadny priestupok.</translation>
    </message>
    <message>
        <source>Offence</source>
        <translation>Priestupok</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Trest</translation>
    </message>
    <message>
        <source>Boards are written as round.board. Rulings that were undone or withdrawn are crossed out.</source>
        <translation>Šachovnice sú zapísané ako kolo.šachovnica. Vrátené a anulované rozhodnutia sú prečiarknuté.</translation>
    </message>
</context>
<context>
    <name>RulingsText</name>
    <message>
        <source>own decision</source>
        <translation>vlastné rozhodnutie</translation>
    </message>
    <message>
        <source>Illegal move no. %1</source>
        <translation>Nemožný ťah č. %1</translation>
    </message>
    <message>
        <source>Illegal move</source>
        <translation>Nemožný ťah</translation>
    </message>
    <message>
        <source>Late: the default time had expired</source>
        <translation>Neskorý príchod: čakacia doba uplynula</translation>
    </message>
    <message>
        <source>Electronic device</source>
        <translation>Elektronické zariadenie</translation>
    </message>
    <message>
        <source>Another offence</source>
        <translation>Iný priestupok</translation>
    </message>
    <message>
        <source>No penalty</source>
        <translation>Bez trestu</translation>
    </message>
    <message>
        <source>no penalty is usual</source>
        <translation>trest nie je obvyklý</translation>
    </message>
    <message>
        <source>the arbiter chooses</source>
        <translation>zvolí rozhodca</translation>
    </message>
    <message>
        <source>%1 again: %2</source>
        <extracomment>What is usual when a player does it again: %1 the offence, %2 the penalty.</extracomment>
        <translation>%1 znova: %2</translation>
    </message>
    <message>
        <source>Chief arbiter</source>
        <comment>appeals</comment>
        <translation>Hlavný rozhodca</translation>
    </message>
    <message>
        <source>Appeals committee</source>
        <translation>Odvolacia komisia</translation>
    </message>
    <message>
        <source>There is no appeal against this ruling (Laws %1).</source>
        <translation>Proti tomuto rozhodnutiu sa nemožno odvolať (Pravidlá %1).</translation>
    </message>
    <message>
        <source>Appeals go to the chief arbiter. The event has announced no time limit.</source>
        <translation>Odvolania prijíma hlavný rozhodca. Lehota nie je vyhlásená.</translation>
    </message>
    <message>
        <source>Appeals go to the appeals committee. The event has announced no time limit.</source>
        <translation>Odvolania prijíma odvolacia komisia. Lehota nie je vyhlásená.</translation>
    </message>
    <message>
        <source>Appeals go to the chief arbiter, until %1.</source>
        <extracomment>%1 a day and a time.</extracomment>
        <translation>Odvolania prijíma hlavný rozhodca do %1.</translation>
    </message>
    <message>
        <source>Appeals go to the appeals committee, until %1.</source>
        <translation>Odvolania prijíma odvolacia komisia do %1.</translation>
    </message>
    <message numerus="yes">
        <source>Appeals go to the chief arbiter, until %n minute(s) after the end of the round.</source>
        <translation>
            <numerusform>Odvolania prijíma hlavný rozhodca do %n minúty po konci kola.</numerusform>
            <numerusform>Odvolania prijíma hlavný rozhodca do %n minút po konci kola.</numerusform>
            <numerusform>Odvolania prijíma hlavný rozhodca do %n minút po konci kola.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Appeals go to the appeals committee, until %n minute(s) after the end of the round.</source>
        <translation>
            <numerusform>Odvolania prijíma odvolacia komisia do %n minúty po konci kola.</numerusform>
            <numerusform>Odvolania prijíma odvolacia komisia do %n minút po konci kola.</numerusform>
            <numerusform>Odvolania prijíma odvolacia komisia do %n minút po konci kola.</numerusform>
        </translation>
    </message>
    <message>
        <source>undone</source>
        <translation>vrátené späť</translation>
    </message>
    <message>
        <source>withdrawn on %1: %2</source>
        <extracomment>Of a ruling: %1 a day and a time, %2 the arbiter&apos;s reason.</extracomment>
        <translation>anulované %1: %2</translation>
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
    <message>
        <source>Web pages</source>
        <translation>Webové stránky</translation>
    </message>
</context>
<context>
    <name>SealedField</name>
    <message>
        <source>not typed yet</source>
        <translation>ešte nenapísané</translation>
    </message>
    <message>
        <source>typed</source>
        <translation>napísané</translation>
    </message>
</context>
<context>
    <name>SealingDialog</name>
    <message>
        <source>Your move</source>
        <translation>Váš ťah</translation>
    </message>
    <message>
        <source>The same move again</source>
        <translation>Ten istý ťah znova</translation>
    </message>
    <message>
        <source>Opening key</source>
        <translation>Otvárací kľúč</translation>
    </message>
    <message>
        <source>Opening key of the arbiter</source>
        <translation>Otvárací kľúč rozhodcu</translation>
    </message>
    <message>
        <source>Opening key of the organiser</source>
        <translation>Otvárací kľúč organizátora</translation>
    </message>
    <message>
        <source>Fingerprint for the envelope: %1</source>
        <translation>Odtlačok na obálku: %1</translation>
    </message>
    <message>
        <source>Seal</source>
        <translation>Zapečatiť</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušiť</translation>
    </message>
    <message>
        <source>Save the slips with the keys</source>
        <translation>Uložiť lístky s kľúčmi</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Súbory PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Print the slips</source>
        <translation>Vytlačiť lístky</translation>
    </message>
    <message>
        <source>Save the slips as PDF</source>
        <translation>Uložiť lístky ako PDF</translation>
    </message>
    <message>
        <source>The move is sealed. The keys are shown only now and are kept nowhere: print them, save them, or copy each one by hand. Without them nobody can open the move.</source>
        <translation>Ťah je zapečatený. Kľúče sa ukazujú len teraz a nikde sa neukladajú: vytlačte ich, uložte ich alebo každý opíšte rukou. Bez nich ťah nikto neotvorí.</translation>
    </message>
    <message>
        <source>Neither the clock nor the record shows it.</source>
        <translation>Z hodín ani zo zápisu to nevidno.</translation>
    </message>
    <message>
        <source>The keys were neither printed nor saved. If every one is copied by hand, confirm it once more.</source>
        <translation>Kľúče neboli vytlačené ani uložené. Ak je každý opísaný rukou, potvrďte to ešte raz.</translation>
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
        <source>The keys are kept safe</source>
        <translation>Kľúče sú uschované</translation>
    </message>
    <message>
        <source>Save the slip with the key</source>
        <translation>Uložiť lístok s kľúčom</translation>
    </message>
    <message>
        <source>The move is sealed. The key is shown only now and is kept nowhere: print it, save it, or copy it by hand. Without it nobody can open the move.</source>
        <translation>Ťah je zapečatený. Kľúč sa ukazuje len teraz a nikde sa neukladá: vytlačte ho, uložte ho alebo opíšte rukou. Bez neho ťah nikto neotvorí.</translation>
    </message>
    <message>
        <source>Print the slip</source>
        <translation>Vytlačiť lístok</translation>
    </message>
    <message>
        <source>Save the slip as PDF</source>
        <translation>Uložiť lístok ako PDF</translation>
    </message>
    <message>
        <source>The key was neither printed nor saved. If it is copied by hand, confirm it once more.</source>
        <translation>Kľúč nie je vytlačený ani uložený. Ak je opísaný rukou, potvrďte to ešte raz.</translation>
    </message>
    <message>
        <source>The key is kept safe</source>
        <translation>Kľúč je v bezpečí</translation>
    </message>
    <message>
        <source>For the player alone. Type the move as on a scoresheet, twice; nothing of it is shown. Sealing it stops your clock; afterwards it cannot be changed.</source>
        <translation>Len pre hráča. Napíšte ťah dvakrát tak ako do zápisu; nič z neho sa neukáže. Zapečatením sa zastavia vaše hodiny; potom sa už ťah nedá zmeniť.</translation>
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
        <translation>Teraz ručne na hodinách na stole: %1.</translation>
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
        <source>En passant square</source>
        <translation>Branie mimochodom na poli</translation>
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
        <source>Text size</source>
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
        <source>Keys for results, as in the program</source>
        <translation>Klávesy výsledkov ako v programe</translation>
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
        <source>Laws of Chess</source>
        <translation>Pravidlá šachu</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>neukončená</translation>
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
        <source>What happened at the board</source>
        <translation>Čo sa stalo pri šachovnici</translation>
    </message>
    <message>
        <source>Starting position</source>
        <translation>Východisková pozícia</translation>
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
        <source>Time control</source>
        <translation>Hracie tempo</translation>
    </message>
    <message>
        <source>No moves have been recorded.</source>
        <translation>Nie sú zapísané žiadne ťahy.</translation>
    </message>
    <message>
        <source>Notes to the moves</source>
        <translation>Poznámky k ťahom</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Začiatok</translation>
    </message>
    <message>
        <source>≠ differs from the game record.</source>
        <translation>≠ označuje ťah odlišný od zápisu.</translation>
    </message>
</context>
<context>
    <name>SheetFile</name>
    <message>
        <source>%1 is an event or another database. Choose another name.</source>
        <translation>%1 je turnaj alebo iná databáza. Zvoľte iný názov.</translation>
    </message>
    <message>
        <source>The file %1 cannot be written: %2</source>
        <translation>Súbor %1 sa nedá zapísať: %2</translation>
    </message>
</context>
<context>
    <name>SheetTick</name>
    <message>
        <source>White&apos;s scoresheet collected</source>
        <translation>partiár bieleho je odovzdaný</translation>
    </message>
    <message>
        <source>Black&apos;s scoresheet collected</source>
        <translation>partiár čierneho je odovzdaný</translation>
    </message>
    <message>
        <source>White&apos;s scoresheet not collected</source>
        <translation>Partiár bieleho nie je odovzdaný</translation>
    </message>
    <message>
        <source>Black&apos;s scoresheet not collected</source>
        <translation>Partiár čierneho nie je odovzdaný</translation>
    </message>
</context>
<context>
    <name>SoundSettings</name>
    <message>
        <source>Sound on this computer when a flag falls</source>
        <translation>Zvuk na tomto počítači pri páde zástavky</translation>
    </message>
    <message>
        <source>For every board of the round. Silent where only a player may claim a flag fall.</source>
        <translation>Pre každú šachovnicu kola. Neznie tam, kde pád zástavky smie reklamovať iba hráč.</translation>
    </message>
    <message>
        <source>Sound of the full-screen clock</source>
        <translation>Zvuk hodín na celej obrazovke</translation>
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
        <source>Chess clocks sound in byo-yomi, Canadian overtime, hourglass, gong and time for each move, and are silent otherwise. They beep ten seconds before a time ends and in its last five seconds.</source>
        <translation>Šachové hodiny zvučia pri byo-yomi, kanadskom čase, presýpacích hodinách, gongu a čase na každý ťah; pri iných hracích tempách mlčia. Pípnu desať sekúnd pred koncom času a v posledných piatich sekundách.</translation>
    </message>
    <message>
        <source>Sound when a typed result is not entered</source>
        <translation>Zvuk, keď sa napísaný výsledok nezapísal</translation>
    </message>
    <message>
        <source>Also when a result typed again differs. It is seen on the page, too.</source>
        <translation>Aj keď sa výsledok napísaný znova líši. Vidno to aj na stránke.</translation>
    </message>
    <message>
        <source>Sound when a board calls the arbiter</source>
        <translation>Zvuk, keď šachovnica volá rozhodcu</translation>
    </message>
    <message>
        <source>The call stands on the tile, above the page and in the list of the hall, too.</source>
        <translation>Volanie je aj na políčku, nad stránkou a v zozname sály.</translation>
    </message>
</context>
<context>
    <name>SpokenFace</name>
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
    <message>
        <source>%1 overtime</source>
        <translation>%1 nad limit</translation>
    </message>
</context>
<context>
    <name>SquaresText</name>
    <message>
        <source>%1: no piece</source>
        <extracomment>%1 a square of the chessboard.</extracomment>
        <translation>%1: žiadna figúra</translation>
    </message>
</context>
<context>
    <name>StandingsKeys</name>
    <message>
        <source>copy the standings, for a spreadsheet or a letter</source>
        <translation>skopírovať poradie do tabuľkového procesora alebo listu</translation>
    </message>
    <message>
        <source>copy</source>
        <translation>kopírovať</translation>
    </message>
    <message>
        <source>why the player has this rank: games, opponents, tie-breaks round by round</source>
        <translation>prečo má hráč toto miesto: partie, súperi, pomocné hodnotenia po kolách</translation>
    </message>
    <message>
        <source>why this rank</source>
        <translation>prečo toto miesto</translation>
    </message>
    <message>
        <source>standings after an earlier or a later round</source>
        <translation>poradie po skoršom alebo neskoršom kole</translation>
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
        <source>Players are listed here by points and tie-breaks as soon as they are added and results are entered.</source>
        <translation>Hráči tu budú zoradení podľa bodov a pomocných hodnotení, len čo budú prihlásení a prídu výsledky.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopírovať</translation>
    </message>
    <message>
        <source>Why this rank?</source>
        <translation>Prečo toto miesto?</translation>
    </message>
    <message>
        <source>Earlier round</source>
        <translation>Skoršie kolo</translation>
    </message>
    <message>
        <source>Later round</source>
        <translation>Neskoršie kolo</translation>
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
    <name>StandingsText</name>
    <message>
        <source>No round has been paired yet</source>
        <translation>Zatiaľ nie je nažrebované žiadne kolo</translation>
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
            <numerusform>Predbežné, po %1. kole · %n neukončená partia</numerusform>
            <numerusform>Predbežné, po %1. kole · %n neukončené partie</numerusform>
            <numerusform>Predbežné, po %1. kole · %n neukončených partií</numerusform>
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
            <numerusform>%1. kolo: chýba %n výsledok</numerusform>
            <numerusform>%1. kolo: chýbajú %n výsledky</numerusform>
            <numerusform>%1. kolo: chýba %n výsledkov</numerusform>
        </translation>
    </message>
    <message>
        <source>An unfinished game gives no points yet; in the pairing and in the interim report it counts as a draw.</source>
        <translation>Neukončená partia zatiaľ nedáva body; pri žrebovaní a v priebežnom hlásení sa počíta ako remíza.</translation>
    </message>
</context>
<context>
    <name>StartKeys</name>
    <message>
        <source>open the event</source>
        <translation>otvoriť turnaj</translation>
    </message>
    <message>
        <source>remove the event from the list; its file is kept</source>
        <translation>odobrať turnaj zo zoznamu; súbor zostane</translation>
    </message>
    <message>
        <source>a new event with the regulations of the chosen one</source>
        <translation>nový turnaj s propozíciami zvoleného</translation>
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
        <source>Name it, choose the time control and the system, then add the players.</source>
        <translation>Pomenujte ho, vyberte hracie tempo a systém, potom zapíšte hráčov.</translation>
    </message>
    <message>
        <source>Open an event</source>
        <translation>Otvoriť turnaj</translation>
    </message>
    <message>
        <source>Continue where you stopped. An event is one file: close it before you copy it, or save a copy from the palette (Ctrl+K).</source>
        <translation>Pokračujte tam, kde ste skončili. Turnaj je jeden súbor: pred kopírovaním ho zatvorte alebo uložte kópiu z palety (Ctrl+K).</translation>
    </message>
    <message>
        <source>Import a TRF file</source>
        <translation>Importovať súbor TRF</translation>
    </message>
    <message>
        <source>Import players and rounds from a tournament report file (TRF). You see every note before anything is saved.</source>
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
        <source>Or type the path of the event or report file</source>
        <translation>Alebo napíšte, kde je súbor turnaja alebo súbor TRF</translation>
    </message>
    <message>
        <source>Is checkmate possible?</source>
        <translation>Je mat možný?</translation>
    </message>
    <message>
        <source>Set up a position: the answer for both players, with the moves to the mate or the reason why there is none.</source>
        <translation>Postavte pozíciu: odpoveď pre oboch hráčov, s ťahmi k matu alebo s dôvodom, prečo ho niet.</translation>
    </message>
</context>
<context>
    <name>TableClockStrip</name>
    <message>
        <source>Clock on board %1: what is written on it</source>
        <translation>Hodiny pri šachovnici %1: čo je na nich napísané</translation>
    </message>
    <message>
        <source>What is wrong with it; nothing: leave it empty</source>
        <translation>Akú majú chybu; žiadnu: nechajte prázdne</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Uložiť</translation>
    </message>
    <message>
        <source>Put it away</source>
        <translation>Odložiť ich</translation>
    </message>
    <message>
        <source>Clocks with a fault: %1</source>
        <translation>Hodiny s chybou: %1</translation>
    </message>
</context>
<context>
    <name>TargetFile</name>
    <message>
        <source>File of the event</source>
        <translation>Súbor turnaja</translation>
    </message>
    <message>
        <source>Every action is saved here before it is shown.</source>
        <translation>Každý úkon sa sem zapíše skôr, než sa ukáže.</translation>
    </message>
    <message>
        <source>Another place…</source>
        <translation>Inde…</translation>
    </message>
</context>
<context>
    <name>Tasks</name>
    <message>
        <source>begin a new event</source>
        <translation>založiť nový turnaj</translation>
    </message>
    <message>
        <source>Ctrl+N, fill in the form, Ctrl+Enter. Fields you leave as they are have the usual value.</source>
        <translation>Ctrl+N, vyplňte formulár, Ctrl+Enter. Polia, ktoré necháte, majú zvyčajnú hodnotu.</translation>
    </message>
    <message>
        <source>use last year&apos;s event again as a template</source>
        <translation>použiť minuloročný turnaj ako predlohu</translation>
    </message>
    <message>
        <source>On the Start page choose the event and press C: a new event with the same regulations, without players, rounds and dates. Check the form and press Ctrl+Enter.</source>
        <translation>Na stránke Štart zvoľte turnaj a stlačte C: nový turnaj s rovnakými propozíciami, bez hráčov, kôl a dátumov. Skontrolujte formulár a stlačte Ctrl+Enter.</translation>
    </message>
    <message>
        <source>change the number of rounds or the schedule</source>
        <translation>zmeniť počet kôl alebo časový plán</translation>
    </message>
    <message>
        <source>Ctrl+E. The number of rounds is fixed once round 1 is paired, as FIDE asks of programs; days and hours of the rounds can be changed at any time.</source>
        <translation>Ctrl+E. Počet kôl je po nažrebovaní 1. kola pevný, ako to FIDE od programov žiada; dni a hodiny kôl možno meniť kedykoľvek.</translation>
    </message>
    <message>
        <source>enter players from a spreadsheet or a mail</source>
        <translation>prihlásiť hráčov z tabuľky alebo správy</translation>
    </message>
    <message>
        <source>Copy the rows there, press F2 and Ctrl+V here. Check the columns at the side and the notes below the names, then Ctrl+Enter.</source>
        <translation>Riadky tam skopírujte, tu stlačte F2 a Ctrl+V. Skontrolujte stĺpce naboku a poznámky pod menami, potom Ctrl+Enter.</translation>
    </message>
    <message>
        <source>let in a late entry</source>
        <translation>prijať dodatočnú prihlášku</translation>
    </message>
    <message>
        <source>F2, +, the name, Enter: the player takes part from the next round, and the form asks what the rounds before it count.</source>
        <translation>F2, +, meno, Enter: hráč hrá od ďalšieho kola a formulár sa opýta, čo platia predchádzajúce kolá.</translation>
    </message>
    <message>
        <source>give a bye for a later round</source>
        <translation>dať voľno v niektorom ďalšom kole</translation>
    </message>
    <message>
        <source>F2, the name, Enter, and in the field of byes write the rounds: 3, 5=0 is half a point in round 3 and nothing in round 5.</source>
        <translation>F2, meno, Enter a do poľa voľna napíšte kolá: 3, 5=0 je pol bodu v 3. kole a nič v 5. kole.</translation>
    </message>
    <message>
        <source>withdraw a player who goes home</source>
        <translation>zapísať odstúpenie hráča, ktorý odchádza</translation>
    </message>
    <message>
        <source>F2, the name, Ctrl+D. The games already played are kept; the same key brings the player back.</source>
        <translation>F2, meno, Ctrl+D. Odohrané partie zostávajú; ten istý kláves hráča vráti do turnaja.</translation>
    </message>
    <message>
        <source>find out who has not come</source>
        <translation>zistiť, kto neprišiel</translation>
    </message>
    <message>
        <source>Shift+F2, Ctrl+M shows only those who are missing. Ctrl+Enter gives all of them a bye or withdraws them.</source>
        <translation>Shift+F2, Ctrl+M ukáže iba tých, čo chýbajú. Ctrl+Enter dá všetkým voľno alebo zapíše ich odstúpenie.</translation>
    </message>
    <message>
        <source>pair a round</source>
        <translation>nažrebovať kolo</translation>
    </message>
    <message>
        <source>F6, P, look it over, Ctrl+Enter. The round is saved, and the screens and web pages show it.</source>
        <translation>F6, P, prezrite si ho, Ctrl+Enter. Kolo je uložené a ukážu ho obrazovky aj webové stránky.</translation>
    </message>
    <message>
        <source>swap the colours or the players of a published round</source>
        <translation>vymeniť farby alebo hráčov v zverejnenom kole</translation>
    </message>
    <message>
        <source>F6, C, then S swaps the colours of a board, Space selects two seats and X swaps them; E ends and checks. Ctrl+Z takes all of it back.</source>
        <translation>F6, C, potom S vymení farby na šachovnici, medzerník vyberie dve miesta a X ich vymení; E zmeny ukončí a skontroluje. Ctrl+Z vezme všetko späť.</translation>
    </message>
    <message>
        <source>print pairings, results and standings for the wall</source>
        <translation>vytlačiť žrebovanie, výsledky a poradie na nástenku</translation>
    </message>
    <message>
        <source>Ctrl+Shift+P on any page prints what belongs on the wall now. Ctrl+P shows all papers before they are printed.</source>
        <translation>Ctrl+Shift+P na ktorejkoľvek stránke vytlačí, čo má teraz visieť na nástenke. Ctrl+P ukáže všetky výtlačky pred tlačou.</translation>
    </message>
    <message>
        <source>start the round</source>
        <translation>spustiť kolo</translation>
    </message>
    <message>
        <source>F3, Space: every clock of the program starts, or, where the hall has its own, the time of the round.</source>
        <translation>F3, medzerník: spustia sa všetky hodiny programu alebo, kde má sála vlastné, čas kola.</translation>
    </message>
    <message>
        <source>stop the whole hall: alarm, no light</source>
        <translation>zastaviť celú sálu: poplach, výpadok svetla</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Space on any page. The same keys resume what was stopped.</source>
        <translation>Ctrl+Shift+medzerník na ktorejkoľvek stránke. Tie isté klávesy spustia, čo sa zastavilo.</translation>
    </message>
    <message>
        <source>find out where somebody plays</source>
        <translation>zistiť, kde niekto hrá</translation>
    </message>
    <message>
        <source>Ctrl+K and a few letters of the name: the board stands beside it, and Enter goes there.</source>
        <translation>Ctrl+K a niekoľko písmen mena: vedľa stojí šachovnica a Enter k nej prejde.</translation>
    </message>
    <message>
        <source>answer a call from a board</source>
        <translation>prísť na zavolanie k šachovnici</translation>
    </message>
    <message>
        <source>A helper or the desk marks the board with C in the hall. Shift+F12 on any page goes to the oldest call; C again says that somebody has come, and so does a ruling at the board.</source>
        <translation>Pomocník alebo stôl označí šachovnicu v sále klávesom C. Shift+F12 na ktorejkoľvek stránke ide k najstaršiemu volaniu; ďalšie C povie, že niekto prišiel, a tak aj rozhodnutie pri šachovnici.</translation>
    </message>
    <message>
        <source>add time to a clock</source>
        <translation>pridať čas na hodinách</translation>
    </message>
    <message>
        <source>F3, the number of the board, I, and the digit of the line. What it will do and the resulting times stand there before.</source>
        <translation>F3, číslo šachovnice, I a číslica riadka. Čo sa stane a výsledné časy sú tam vopred.</translation>
    </message>
    <message>
        <source>rule on an illegal move, a claim or a telephone</source>
        <translation>rozhodnúť o nemožnom ťahu, reklamácii alebo telefóne</translation>
    </message>
    <message>
        <source>Choose the board and press F12, type a few letters of what has happened, answer what is asked, Enter.</source>
        <translation>Zvoľte šachovnicu a stlačte F12, napíšte niekoľko písmen toho, čo sa stalo, odpovedzte na otázky, Enter.</translation>
    </message>
    <message>
        <source>deal with a player who is late</source>
        <translation>riešiť neskorý príchod hráča</translation>
    </message>
    <message>
        <source>F8, the number of the board and the letter of the side marks the absent player; the default time counts down. After it F enters the forfeit.</source>
        <translation>F8, číslo šachovnice a písmeno farby označí neprítomného hráča; čakacia doba sa odpočítava. Po nej F zapíše kontumáciu.</translation>
    </message>
    <message>
        <source>enter results quickly</source>
        <translation>rýchlo zapísať výsledky</translation>
    </message>
    <message>
        <source>F4, then one key for each board: 1 for White, 0 for Black, = for a draw. M goes to the next missing one, B takes slips in any order.</source>
        <translation>F4, potom jeden kláves na šachovnicu: 1 biely, 0 čierny, = remíza. M ide na ďalší chýbajúci, B prijíma lístky v ľubovoľnom poradí.</translation>
    </message>
    <message>
        <source>correct a wrong result of an earlier round</source>
        <translation>opraviť chybný výsledok predchádzajúceho kola</translation>
    </message>
    <message>
        <source>F4, Shift+Left to the round, the board, the right result. The program says which pairings were made with the wrong one and how the standings change before you confirm.</source>
        <translation>F4, Shift+← na kolo, šachovnica, správny výsledok. Pred potvrdením program povie, ktoré dvojice vznikli podľa chybného výsledku a ako sa zmení poradie.</translation>
    </message>
    <message>
        <source>adjourn a game and seal the move</source>
        <translation>prerušiť partiu a zapečatiť ťah</translation>
    </message>
    <message>
        <source>Shift+F9, choose the game, C tells the player to seal, S stops the clock when it is done, K says who keeps the envelope.</source>
        <translation>Shift+F9, zvoľte partiu, C vyzve hráča zapečatiť ťah, S potom zastaví hodiny, K povie, kto má obálku.</translation>
    </message>
    <message>
        <source>take back what I did</source>
        <translation>vziať späť, čo som urobil</translation>
    </message>
    <message>
        <source>Ctrl+Z, as often as needed; Ctrl+Shift+Z does it again. The history shows both.</source>
        <translation>Ctrl+Z, koľkokrát treba; Ctrl+Shift+Z to urobí znova. História ukazuje oboje.</translation>
    </message>
    <message>
        <source>see what a clock showed at 14:32</source>
        <translation>zistiť, čo ukazovali hodiny o 14:32</translation>
    </message>
    <message>
        <source>F3, the board, H, type the time, Enter.</source>
        <translation>F3, šachovnica, H, napíšte hodinu, Enter.</translation>
    </message>
    <message>
        <source>show pairings and results on a projector</source>
        <translation>ukázať žrebovanie a výsledky na projektore</translation>
    </message>
    <message>
        <source>Ctrl+Shift+F3 opens the hall screen; Shift+F3 says what takes turns on it.</source>
        <translation>Ctrl+Shift+F3 otvorí tabuľu pre sálu; Shift+F3 určí, čo sa na nej strieda.</translation>
    </message>
    <message>
        <source>send the report to the federation</source>
        <translation>poslať hlásenie federácii</translation>
    </message>
    <message>
        <source>Ctrl+Shift+E, the report for rating, Enter. A lock says what is still missing.</source>
        <translation>Ctrl+Shift+E, hlásenie na rating, Enter. Zámok povie, čo ešte chýba.</translation>
    </message>
    <message>
        <source>close the event: what is missing and due</source>
        <translation>ukončiť turnaj: čo chýba a dokedy</translation>
    </message>
    <message>
        <source>Shift+F4: every line says what is missing and leads there with Enter; below stands which report is due when.</source>
        <translation>Shift+F4: každý riadok povie, čo chýba, a Enter tam vedie; pod tým je, ktoré hlásenie treba poslať dokedy.</translation>
    </message>
    <message>
        <source>go on after the computer has stopped</source>
        <translation>pokračovať po výpadku počítača</translation>
    </message>
    <message>
        <source>Start the program and open the event: nothing is lost. Choose for each clock which reading holds, then resume them together.</source>
        <translation>Spustite program a otvorte turnaj: nič sa nestratilo. Pri každých hodinách zvoľte, ktorý údaj platí, a potom ich spustite spolu.</translation>
    </message>
    <message>
        <source>learn the program without an event of my own</source>
        <translation>naučiť sa program bez vlastného turnaja</translation>
    </message>
    <message>
        <source>Start it with flagfall --demo: a scripted event that is never saved. Press F1 on every page.</source>
        <translation>Spustite ho príkazom flagfall --demo: pripravený turnaj, ktorý sa nikdy neuloží. Na každej stránke stlačte F1.</translation>
    </message>
    <message>
        <source>withdraw a ruling that was wrong</source>
        <translation>anulovať nesprávne rozhodnutie</translation>
    </message>
    <message>
        <source>Ctrl+U, the ruling, W, and the reason. What it did is taken back as far as that can be; the program says before what stays.</source>
        <translation>Ctrl+U, rozhodnutie, W a dôvod. Čo spôsobilo, sa vezme späť, pokiaľ to ide; program vopred povie, čo zostane.</translation>
    </message>
</context>
<context>
    <name>TieBreakField</name>
    <message>
        <source>Tie-breaks, in this order</source>
        <translation>Pomocné hodnotenia v tomto poradí</translation>
    </message>
    <message>
        <source>Add a tie-break …</source>
        <translation>Pridať pomocné hodnotenie …</translation>
    </message>
    <message>
        <source>Alt+↑, Alt+↓: move. Del: remove.</source>
        <translation>Alt+↑, Alt+↓: presunúť. Del: odstrániť.</translation>
    </message>
    <message>
        <source>Announce them before the event (C.07, Art. 4).</source>
        <translation>Oznámte ich pred turnajom (C.07, čl. 4).</translation>
    </message>
</context>
<context>
    <name>TieBreakRow</name>
    <message>
        <source>Move %1 up</source>
        <translation>Presunúť %1 vyššie</translation>
    </message>
    <message>
        <source>Move %1 down</source>
        <translation>Presunúť %1 nižšie</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Odstrániť %1</translation>
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
        <source>Add players</source>
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
        <source>Decide about the clocks</source>
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
        <source>All actions and keys</source>
        <translation>Všetky úkony a klávesy</translation>
    </message>
    <message numerus="yes">
        <source>%n clock(s) running in this round</source>
        <translation>
            <numerusform>%n hodiny bežia v tomto kole</numerusform>
            <numerusform>%n hodiny bežia v tomto kole</numerusform>
            <numerusform>%n hodín beží v tomto kole</numerusform>
        </translation>
    </message>
    <message>
        <source>The hall screen is open</source>
        <translation>Tabuľa pre sálu je otvorená</translation>
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
        <translation>Sála</translation>
    </message>
    <message>
        <source>Round 3 is being played. Each tile is a board; type a number to go to one, Space stops and starts the clocks. C marks a board that calls the arbiter.</source>
        <translation>Hrá sa 3. kolo. Každé políčko je šachovnica; číslom k nej prejdete, medzerník zastaví a spustí hodiny. C označí šachovnicu, ktorá volá rozhodcu.</translation>
    </message>
    <message>
        <source>Something happens at a board</source>
        <translation>Pri šachovnici sa niečo stane</translation>
    </message>
    <message>
        <source>Choose board 4, whose flag is down, and press F12 or I: the Laws of the event say what follows, and one key does it. Ctrl+Z takes it back.</source>
        <translation>Zvoľte šachovnicu 4, na ktorej spadla zástavka, a stlačte F12 alebo I: Pravidlá turnaja povedia, čo nasleduje, a jeden kláves to vykoná. Ctrl+Z to vezme späť.</translation>
    </message>
    <message>
        <source>The game record</source>
        <translation>Zápis partie</translation>
    </message>
    <message>
        <source>The moves as the arbiter and both players have them, side by side. Offers, claims and signatures belong to the game.</source>
        <translation>Ťahy tak, ako ich má rozhodca a obaja hráči, vedľa seba. Ponuky, reklamácie a podpisy patria k partii.</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Výsledky</translation>
    </message>
    <message>
        <source>1, 0 or = for the lit board, and the cursor goes on. V types everything again to verify it, B takes slips in any order.</source>
        <translation>1, 0 alebo = pre zvýraznenú šachovnicu a kurzor ide ďalej. V znova napíše všetko na overenie, B prijíma lístky v ľubovoľnom poradí.</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Poradie</translation>
    </message>
    <message>
        <source>They move with every result. W says why a player stands there.</source>
        <translation>Mení sa s každým výsledkom. W povie, prečo je hráč na svojom mieste.</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Rozhodnutia</translation>
    </message>
    <message>
        <source>Everything that was ruled on, with its article; Enter opens the case file.</source>
        <translation>Všetko, o čom sa rozhodlo, aj s článkom; Enter otvorí spis.</translation>
    </message>
    <message>
        <source>Papers</source>
        <translation>Výtlačky</translation>
    </message>
    <message>
        <source>What hangs on the wall and lies on the tables, as it will be printed.</source>
        <translation>Čo visí na nástenke a leží na stoloch, tak ako sa vytlačí.</translation>
    </message>
    <message>
        <source>Hall screen</source>
        <translation>Tabuľa pre sálu</translation>
    </message>
    <message>
        <source>What a projector shows; lists take turns by themselves.</source>
        <translation>Čo ukazuje projektor; zoznamy sa striedajú samy.</translation>
    </message>
    <message>
        <source>Closing the event</source>
        <translation>Ukončenie turnaja</translation>
    </message>
    <message>
        <source>What is left to do and which report is due when. That is the end of the tour: F1 helps on every page, Ctrl+N begins an event of your own.</source>
        <translation>Čo ešte treba urobiť a dokedy poslať ktoré hlásenie. Tu prehliadka končí: F1 pomôže na každej stránke, Ctrl+N založí vlastný turnaj.</translation>
    </message>
    <message>
        <source>Tour %1 of %2</source>
        <translation>Prehliadka %1 z %2</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Späť</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Ďalej</translation>
    </message>
    <message>
        <source>End the tour</source>
        <translation>Ukončiť prehliadku</translation>
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
        <source>A clock cannot show this many hours.</source>
        <translation>Toľko hodín žiadne hodiny neukazujú.</translation>
    </message>
    <message>
        <source>Minutes or seconds? Write %1 for %3 minutes or %2 for %3 seconds.</source>
        <extracomment>%1 and %2 are times as they are to be typed, %3 is a number: &quot;5:00 for 5 minutes or 0:05 for 5 seconds&quot;.</extracomment>
        <translation>Minúty, či sekundy? Napíšte %1 (počet minút: %3) alebo %2 (počet sekúnd: %3).</translation>
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
        <source>Use these times</source>
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
        <translation>Prejsť ťahy</translation>
    </message>
</context>
<context>
    <name>VerdictSheetText</name>
    <message>
        <source>not answered</source>
        <translation>bez odpovede</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>Článok</translation>
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
        <source>Position</source>
        <translation>Pozícia</translation>
    </message>
    <message>
        <source>Caution</source>
        <translation>Pozor</translation>
    </message>
    <message>
        <source>Consequences</source>
        <translation>Čo od toho závisí</translation>
    </message>
    <message>
        <source>Is checkmate possible?</source>
        <translation>Je mat možný?</translation>
    </message>
    <message>
        <source>Conclusion</source>
        <translation>Teda</translation>
    </message>
    <message>
        <source>White at fault</source>
        <translation>Previnenie bieleho</translation>
    </message>
    <message>
        <source>Black at fault</source>
        <translation>Previnenie čierneho</translation>
    </message>
</context>
<context>
    <name>VerdictText</name>
    <message>
        <source>The player to move has no legal move and is not in check: stalemate, the game is drawn.</source>
        <translation>Hráč na ťahu nemá prípustný ťah a nie je v šachu: pat, partia je remíza.</translation>
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
        <source>The pawns are locked for ever and no piece can pass: nothing makes room for a mate by White.</source>
        <translation>Pešiaci sú navždy zablokovaní a žiadna figúra neprejde: nič neuvoľní miesto pre mat od bieleho.</translation>
    </message>
    <message>
        <source>The pawns are locked for ever and no piece can pass: nothing makes room for a mate by Black.</source>
        <translation>Pešiaci sú navždy zablokovaní a žiadna figúra neprejde: nič neuvoľní miesto pre mat od čierneho.</translation>
    </message>
    <message>
        <source>Both players have only one legal move at a time, and these moves lead to no mate by White.</source>
        <translation>Obaja hráči majú vždy len jeden prípustný ťah a tieto ťahy nevedú k matu od bieleho.</translation>
    </message>
    <message>
        <source>Both players have only one legal move at a time, and these moves lead to no mate by Black.</source>
        <translation>Obaja hráči majú vždy len jeden prípustný ťah a tieto ťahy nevedú k matu od čierneho.</translation>
    </message>
    <message numerus="yes">
        <source>A line of legal moves ends in mate after %n move(s).</source>
        <translation>
            <numerusform>Sled prípustných ťahov sa končí matom po %n ťahu.</numerusform>
            <numerusform>Sled prípustných ťahov sa končí matom po %n ťahoch.</numerusform>
            <numerusform>Sled prípustných ťahov sa končí matom po %n ťahoch.</numerusform>
        </translation>
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
        <source>White has more than eight pawns.</source>
        <translation>Biely má viac ako osem pešiakov.</translation>
    </message>
    <message>
        <source>Black has more than eight pawns.</source>
        <translation>Čierny má viac ako osem pešiakov.</translation>
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
        <translation>Biely: nezistené</translation>
    </message>
    <message>
        <source>Black: not decided</source>
        <translation>Čierny: nezistené</translation>
    </message>
    <message>
        <source>The flag falls</source>
        <translation>Padne zástavka</translation>
    </message>
    <message>
        <source>Resignation</source>
        <translation>Vzdanie sa</translation>
    </message>
    <message>
        <source>arbiter decides</source>
        <translation>rozhodne rozhodca</translation>
    </message>
    <message>
        <source>The king on %1 is in check, and it is the other player&apos;s move.</source>
        <translation>Kráľ na %1 je v šachu, a na ťahu je druhý hráč.</translation>
    </message>
    <message>
        <source>No pawn can just have passed over %1.</source>
        <translation>Cez %1 práve nemohol prejsť žiadny pešiak.</translation>
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
        <source>No single move can have given this double check.</source>
        <translation>Tento dvojitý šach nemohol vzniknúť jediným ťahom.</translation>
    </message>
    <message>
        <source>White has only the king.</source>
        <translation>Biely má len kráľa.</translation>
    </message>
    <message>
        <source>Black has only the king.</source>
        <translation>Čierny má len kráľa.</translation>
    </message>
    <message>
        <source>Some pieces can never move again. Wherever the others go, White cannot checkmate.</source>
        <translation>Niektoré figúrky sú navždy zablokované. Nech sa ostatné dostanú kamkoľvek, biely mat nedá.</translation>
    </message>
    <message>
        <source>Some pieces can never move again. Wherever the others go, Black cannot checkmate.</source>
        <translation>Niektoré figúrky sú navždy zablokované. Nech sa ostatné dostanú kamkoľvek, čierny mat nedá.</translation>
    </message>
    <message>
        <source>All %1 positions that can still arise were examined: White checkmates in none of them.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Prezreli sa všetky pozície, ktoré ešte môžu vzniknúť, spolu %1: v žiadnej z nich biely nedáva mat.</translation>
    </message>
    <message>
        <source>All %1 positions that can still arise were examined: Black checkmates in none of them.</source>
        <translation>Prezreli sa všetky pozície, ktoré ešte môžu vzniknúť, spolu %1: v žiadnej z nich čierny nedáva mat.</translation>
    </message>
    <message>
        <source>Not decided after %1 positions. The arbiter decides; unless the opposite is proved, assume that mate is possible.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>V %1 pozíciách sa nenašiel ani mat, ani dôkaz, že ho niet. Rozhodne rozhodca; kým niet dôkazu, hráč mat dať môže.</translation>
    </message>
    <message>
        <source>White has more than sixteen pieces.</source>
        <translation>Biely má viac ako šestnásť figúrok.</translation>
    </message>
    <message>
        <source>Black has more than sixteen pieces.</source>
        <translation>Čierny má viac ako šestnásť figúrok.</translation>
    </message>
    <message>
        <source>White&apos;s king is not where it could castle with the rook on %1.</source>
        <extracomment>%1 is the square of a rook.</extracomment>
        <translation>Biely kráľ nestojí tam, odkiaľ by mohol urobiť rošádu s vežou na %1.</translation>
    </message>
    <message>
        <source>Black&apos;s king is not where it could castle with the rook on %1.</source>
        <translation>Čierny kráľ nestojí tam, odkiaľ by mohol urobiť rošádu s vežou na %1.</translation>
    </message>
    <message>
        <source>the pieces</source>
        <comment>field of a FEN</comment>
        <translation>postavenie figúrok</translation>
    </message>
    <message>
        <source>this character does not belong here</source>
        <translation>tento znak sem nepatrí</translation>
    </message>
    <message>
        <source>this is not a square</source>
        <translation>toto nie je pole</translation>
    </message>
    <message>
        <source>this is not a number</source>
        <translation>toto nie je číslo</translation>
    </message>
    <message>
        <source>there is too much in it</source>
        <translation>je tu viac, než sem patrí</translation>
    </message>
    <message>
        <source>Neither can checkmate: dead position</source>
        <translation>Nikto nemôže dať mat: mŕtva pozícia</translation>
    </message>
    <message>
        <source>Losing illegal move</source>
        <translation>Nemožný ťah, ktorým sa prehráva</translation>
    </message>
    <message>
        <source>A phone rings</source>
        <translation>Zazvoní telefón</translation>
    </message>
    <message>
        <source>A pawn cannot be on %1.</source>
        <translation>Pešiak nemôže stáť na %1.</translation>
    </message>
    <message>
        <source>The kings are on adjacent squares.</source>
        <translation>Králi stoja vedľa seba.</translation>
    </message>
    <message>
        <source>There are more promoted pieces than missing pawns.</source>
        <translation>Figúr je viac, než sa mohlo premeniť pešiakov.</translation>
    </message>
    <message>
        <source>More than two pieces give check.</source>
        <translation>Šach dávajú viac ako dve figúrky.</translation>
    </message>
    <message>
        <source>The fifty-move count exceeds the number of moves made.</source>
        <translation>Započítaných ťahov bez brania je viac, než sa zahralo.</translation>
    </message>
    <message>
        <source>The fifty-move count is not zero, although a pawn has just moved.</source>
        <translation>Sú započítané ťahy bez ťahu pešiaka, hoci pešiak práve ťahal.</translation>
    </message>
    <message>
        <source>The FEN does not say who is to move: White was assumed.</source>
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
    <name>WebCommandCard</name>
    <message>
        <source>Publish</source>
        <translation>Zverejniť</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Príkaz</translation>
    </message>
    <message>
        <source>%f is the folder. Without a shell: one program and its arguments. A changed command is off until you switch it on. It is kept on this computer, never in the event file.</source>
        <translation>%f je priečinok. Bez shellu: jeden program a jeho argumenty. Zmenený príkaz je vypnutý, kým ho nezapnete. Ukladá sa v tomto počítači, nikdy nie v súbore turnaja.</translation>
    </message>
    <message>
        <source>Will run: %1</source>
        <translation>Spustí sa: %1</translation>
    </message>
    <message>
        <source>Run it after the pages are written</source>
        <translation>Spustiť ho po zapísaní stránok</translation>
    </message>
    <message>
        <source>Stop it after</source>
        <translation>Zastaviť ho po čase</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušiť</translation>
    </message>
    <message>
        <source>What the command has said: %1</source>
        <translation>Čo príkaz vypísal: %1</translation>
    </message>
</context>
<context>
    <name>WebFolderDialog</name>
    <message>
        <source>Folder of the web pages</source>
        <translation>Priečinok webových stránok</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Vybrať</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušiť</translation>
    </message>
</context>
<context>
    <name>WebKeys</name>
    <message>
        <source>write the web pages now</source>
        <translation>zapísať webové stránky teraz</translation>
    </message>
    <message>
        <source>write</source>
        <translation>zapísať</translation>
    </message>
    <message>
        <source>look at the web pages in the browser</source>
        <translation>pozrieť si webové stránky v prehliadači</translation>
    </message>
    <message>
        <source>look</source>
        <translation>pozrieť</translation>
    </message>
    <message>
        <source>write the web pages only when asked</source>
        <translation>zapisovať webové stránky len na požiadanie</translation>
    </message>
    <message>
        <source>write the web pages after each change</source>
        <translation>zapisovať webové stránky po každej zmene</translation>
    </message>
    <message>
        <source>after each change</source>
        <translation>po každej zmene</translation>
    </message>
    <message>
        <source>folder of the web pages</source>
        <translation>priečinok webových stránok</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>priečinok</translation>
    </message>
    <message>
        <source>address of the web pages</source>
        <translation>adresa webových stránok</translation>
    </message>
    <message>
        <source>address</source>
        <translation>adresa</translation>
    </message>
    <message>
        <source>command that publishes the web pages</source>
        <translation>príkaz, ktorý zverejní webové stránky</translation>
    </message>
    <message>
        <source>command</source>
        <translation>príkaz</translation>
    </message>
    <message>
        <source>run no command after writing</source>
        <translation>po zapísaní nespúšťať príkaz</translation>
    </message>
    <message>
        <source>run the command after writing</source>
        <translation>po zapísaní spustiť príkaz</translation>
    </message>
    <message>
        <source>run</source>
        <translation>spúšťať</translation>
    </message>
    <message>
        <source>cancel the command that is running</source>
        <translation>zrušiť bežiaci príkaz</translation>
    </message>
    <message>
        <source>cancel</source>
        <translation>zrušiť</translation>
    </message>
    <message>
        <source>from a field back to the page</source>
        <translation>z poľa späť na stránku</translation>
    </message>
</context>
<context>
    <name>WebPages</name>
    <message>
        <source>Pairings and results</source>
        <translation>Žrebovanie a výsledky</translation>
    </message>
    <message>
        <source>Round %1: results</source>
        <extracomment>A line of a news feed: the round is over.</extracomment>
        <translation>%1. kolo: výsledky</translation>
    </message>
    <message>
        <source>Round %1: pairings</source>
        <extracomment>A line of a news feed: the round is paired.</extracomment>
        <translation>%1. kolo: žrebovanie</translation>
    </message>
    <message>
        <source>moves missing</source>
        <translation>chýbajú ťahy</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>%1. kolo</translation>
    </message>
    <message>
        <source>Board %1</source>
        <translation>Šachovnica %1</translation>
    </message>
    <message>
        <source>Position after %1</source>
        <extracomment>What a screen reader says of the picture of a board. %1 a move.</extracomment>
        <translation>Pozícia po ťahu %1</translation>
    </message>
    <message>
        <source>Starting position</source>
        <translation>Východisková pozícia</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Na začiatok</translation>
    </message>
    <message>
        <source>Back one move</source>
        <translation>O ťah späť</translation>
    </message>
    <message>
        <source>Forward one move</source>
        <translation>O ťah vpred</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Na koniec</translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation>Otočiť šachovnicu</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ťahy</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Kolá</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Súper</translation>
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
        <translation>Federácia</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Klub</translation>
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
            <numerusform>%n hráčov</numerusform>
        </translation>
    </message>
    <message>
        <source>Overview</source>
        <extracomment>Of the web pages: the first one.</extracomment>
        <translation>Prehľad</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Hráči</translation>
    </message>
    <message>
        <source>Pages of the event</source>
        <extracomment>What screen readers call the links to the pages of the event.</extracomment>
        <translation>Stránky turnaja</translation>
    </message>
    <message>
        <source>Data (JSON)</source>
        <extracomment>A link to a file of the event for other programs.</extracomment>
        <translation>Údaje (JSON)</translation>
    </message>
    <message>
        <source>Made with %1</source>
        <extracomment>%1 the name of this program.</extracomment>
        <translation>Vytvorené v programe %1</translation>
    </message>
    <message>
        <source>Skip to the content</source>
        <extracomment>A link for keyboards and screen readers, past the head of a web page.</extracomment>
        <translation>Prejsť na obsah</translation>
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
        <translation>Zapísať stránky teraz</translation>
    </message>
    <message>
        <source>Look at them</source>
        <translation>Pozrieť si ich</translation>
    </message>
    <message>
        <source>The address as a code for telephones</source>
        <translation>Adresa ako kód pre telefóny</translation>
    </message>
</context>
<context>
    <name>WebPlaceCard</name>
    <message>
        <source>Folder</source>
        <translation>Priečinok</translation>
    </message>
    <message>
        <source>Other files in it are left alone.</source>
        <translation>Iné súbory v ňom zostanú nedotknuté.</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Prehľadávať…</translation>
    </message>
    <message>
        <source>Address where people find the pages</source>
        <translation>Adresa, na ktorej ľudia stránky nájdu</translation>
    </message>
    <message>
        <source>For the news feed, and as a code on the hall screen and on paper.</source>
        <translation>Pre kanál RSS a ako kód na tabuli pre sálu a na papieri.</translation>
    </message>
    <message>
        <source>Language of the web pages</source>
        <translation>Jazyk webových stránok</translation>
    </message>
    <message>
        <source>Games that are over, move by move</source>
        <translation>Dohrané partie, ťah po ťahu</translation>
    </message>
    <message>
        <source>Write after each change</source>
        <translation>Zapisovať po každej zmene</translation>
    </message>
    <message>
        <source>A few seconds after it, beside all other work.</source>
        <translation>Niekoľko sekúnd po nej, popri všetkej inej práci.</translation>
    </message>
</context>
<context>
    <name>WhyRank</name>
    <message>
        <source>Rank %1, points: %2</source>
        <translation>%1. miesto, body: %2</translation>
    </message>
    <message>
        <source>Rank %1, shared with %2: no tie-break separates them</source>
        <extracomment>%1 a rank, %2 another player.</extracomment>
        <translation>%1. miesto, delené s: %2; žiadne pomocné hodnotenie ich neoddelí</translation>
    </message>
    <message>
        <source>Round %1, White against %2 (rank %3): %4</source>
        <extracomment>%1 a round, %2 the opponent, %3 the opponent&apos;s rank, %4 points of the game.</extracomment>
        <translation>%1. kolo, biele, súper %2 (%3. miesto): %4</translation>
    </message>
    <message>
        <source>Round %1, Black against %2 (rank %3): %4</source>
        <extracomment>%1 a round, %2 the opponent, %3 the opponent&apos;s rank, %4 points of the game.</extracomment>
        <translation>%1. kolo, čierne, súper %2 (%3. miesto): %4</translation>
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
        <translation>%1. miesto: body %2; o miesto vyššie %3 má %4</translation>
    </message>
    <message>
        <source>Rank %1: the same points, %2 is %3; %4, one place above, has %5</source>
        <extracomment>%1 a rank, %2 a tie-break, %3 its value, %4 the player before, %5 the value of that one.</extracomment>
        <translation>%1. miesto: rovnaké body, %2 je %3; o miesto vyššie %4 má %5</translation>
    </message>
</context>
<context>
    <name>WithdrawForm</name>
    <message>
        <source>Withdraw: %1</source>
        <extracomment>%1 a ruling, as a sentence.</extracomment>
        <translation>Anulovať: %1</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Dôvod</translation>
    </message>
    <message>
        <source>It stays in the record. What can be taken back and what cannot is shown before anything happens.</source>
        <translation>Zostane v zázname. Čo sa dá vziať späť a čo nie, sa ukáže skôr, než sa čokoľvek stane.</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Anulovať</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušiť</translation>
    </message>
</context>
<context>
    <name>flagfall::view::AdjournmentsModel</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partia</numerusform>
            <numerusform>%n partie</numerusform>
            <numerusform>%n partií</numerusform>
        </translation>
    </message>
    <message>
        <source>Type board numbers, for example 1-4, 7.</source>
        <translation>Napíšte čísla šachovníc, napríklad 1-4, 7.</translation>
    </message>
    <message>
        <source>Type a number of minutes, or nothing.</source>
        <translation>Napíšte počet minút alebo nič.</translation>
    </message>
    <message>
        <source>Type day and time like this: 2026-11-24 10:00</source>
        <translation>Deň a čas napíšte takto: 2026-11-24 10:00</translation>
    </message>
    <message>
        <source>Enter who keeps the envelope.</source>
        <translation>Napíšte, kto obálku uschováva.</translation>
    </message>
    <message>
        <source>resumptions</source>
        <comment>file</comment>
        <translation>dohravky</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Uložené ako %1.</translation>
    </message>
    <message>
        <source>Adjourned game %1.%2: %3.</source>
        <translation>Prerušená partia %1.%2: %3.</translation>
    </message>
    <message>
        <source>A player is too late: rule on it.</source>
        <translation>Hráč prišiel neskoro alebo mešká: rozhodnite o tom.</translation>
    </message>
    <message>
        <source>Round %1: tell players to seal</source>
        <translation>%1. kolo: vyzvať hráčov na zapečatenie ťahu</translation>
    </message>
    <message>
        <source>By the game record %1 is not a legal move here.</source>
        <translation>Podľa zápisu partie tu %1 nie je možný ťah.</translation>
    </message>
    <message>
        <source>No resumption has a day and time yet (D).</source>
        <translation>Deň a čas žiadnej dohrávky ešte nie je určený (D).</translation>
    </message>
    <message>
        <source>Enter the place where the game goes on.</source>
        <translation>Zadajte miesto, kde sa partia dohrá.</translation>
    </message>
    <message>
        <source>Board %1 was adjourned on %2: type a later day and time.</source>
        <translation>Partia na %1. šachovnici bola prerušená %2: zadajte neskorší deň a čas.</translation>
    </message>
    <message>
        <source>Round %1: the session is over. Tell the players to seal (Shift+F9, C).</source>
        <translation>%1. kolo: hrací čas sa skončil. Vyzvite hráčov, aby zapečatili ťah (Shift+F9, C).</translation>
    </message>
</context>
<context>
    <name>flagfall::view::AppealView</name>
    <message>
        <source>Enter the day and the time like 2026-11-21 14:30.</source>
        <translation>Zadajte deň a čas ako 2026-11-21 14:30.</translation>
    </message>
    <message>
        <source>Enter who appeals.</source>
        <translation>Zadajte, kto sa odvoláva.</translation>
    </message>
    <message>
        <source>Enter what was decided.</source>
        <translation>Zadajte, čo sa rozhodlo.</translation>
    </message>
</context>
<context>
    <name>flagfall::view::AttachmentsModel</name>
    <message>
        <source>The attached file %1 has been altered in the event file. Take it from an earlier copy.</source>
        <translation>Priložený súbor %1 bol v súbore turnaja zmenený. Vezmite ho zo staršej kópie.</translation>
    </message>
    <message>
        <source>The attached file %1 is missing in the event file. Take it from an earlier copy.</source>
        <translation>Priložený súbor %1 v súbore turnaja chýba. Vezmite ho zo staršej kópie.</translation>
    </message>
    <message>
        <source>The file %1 cannot be read: %2</source>
        <translation>Súbor %1 sa nedá prečítať: %2</translation>
    </message>
    <message>
        <source>Attached: %1.</source>
        <translation>Priložené: %1.</translation>
    </message>
    <message>
        <source>Removed: %1.</source>
        <translation>Odstránené: %1.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Uložené ako %1.</translation>
    </message>
    <message>
        <source>The file %1 cannot be written: %2</source>
        <translation>Súbor %1 sa nedá zapísať: %2</translation>
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
    <message>
        <source>%1, %2</source>
        <comment>letters</comment>
        <extracomment>The two letters that stand for White and Black: &quot;W, B&quot;.</extracomment>
        <translation>%1, %2</translation>
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
    <message numerus="yes">
        <source>Round %1: %n board(s) to check</source>
        <translation>
            <numerusform>%1. kolo: %n šachovnica vyžaduje pozornosť</numerusform>
            <numerusform>%1. kolo: %n šachovnice vyžadujú pozornosť</numerusform>
            <numerusform>%1. kolo: %n šachovníc vyžaduje pozornosť</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The default time has expired on %n board(s): %1.</source>
        <translation>
            <numerusform>Čakacia doba uplynula na %n šachovnici: %1.</numerusform>
            <numerusform>Čakacia doba uplynula na %n šachovniciach: %1.</numerusform>
            <numerusform>Čakacia doba uplynula na %n šachovniciach: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Board %1: %2 by forfeit (%3). Ctrl+Z undoes it.</source>
        <translation>Šachovnica %1: %2 kontumačne (%3). Ctrl+Z to vezme späť.</translation>
    </message>
    <message>
        <source>The default time has not expired on board %1.</source>
        <translation>Na šachovnici %1 čakacia doba ešte neuplynula.</translation>
    </message>
    <message>
        <source>The default time has not expired on any board.</source>
        <translation>Čakacia doba neuplynula na žiadnej šachovnici.</translation>
    </message>
    <message numerus="yes">
        <source>Lost by forfeit on %n board(s): %1. Ctrl+Z undoes it.</source>
        <extracomment>%1 the numbers of the boards.</extracomment>
        <translation>
            <numerusform>Kontumácia na %n šachovnici: %1. Ctrl+Z ju vráti.</numerusform>
            <numerusform>Kontumácia na %n šachovniciach: %1. Ctrl+Z ich vráti.</numerusform>
            <numerusform>Kontumácia na %n šachovniciach: %1. Ctrl+Z ich vráti.</numerusform>
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
            <numerusform>%1. kolo, %n šachovnica</numerusform>
            <numerusform>%1. kolo, %n šachovnice</numerusform>
            <numerusform>%1. kolo, %n šachovníc</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; %n issue(s) dismissed</source>
        <extracomment>%1 is a round and its boards.</extracomment>
        <translation>
            <numerusform>%1; %n odložené zistenie</numerusform>
            <numerusform>%1; %n odložené zistenia</numerusform>
            <numerusform>%1; %n odložených zistení</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>flagfall::view::BackupView</name>
    <message>
        <source>There is a place for copies of the event: %1. Choose it in Settings, and a copy is saved there after each round.</source>
        <extracomment>%1 the folder of a memory stick.</extracomment>
        <translation>Kópie turnaja možno ukladať do %1. Po výbere tohto miesta v Nastaveniach sa tam kópia uloží po každom kole.</translation>
    </message>
    <message>
        <source>There is no such folder.</source>
        <translation>Taký priečinok neexistuje.</translation>
    </message>
    <message>
        <source>Choose in Settings where copies of the event are saved.</source>
        <translation>V Nastaveniach treba vybrať, kam sa ukladajú kópie turnaja.</translation>
    </message>
    <message>
        <source>The folder %1 is not there. Plug the stick in: the copy is then saved by itself.</source>
        <translation>Priečinok %1 tu nie je. Po pripojení kľúča USB sa kópia uloží sama.</translation>
    </message>
    <message>
        <source>The copy was not saved. %1</source>
        <translation>Kópia sa neuložila. %1</translation>
    </message>
    <message>
        <source>Copy saved as %1 at %2.</source>
        <extracomment>%1 a file, %2 an hour.</extracomment>
        <translation>Kópia uložená ako %1 o %2.</translation>
    </message>
    <message>
        <source>There is no copy of this event to try.</source>
        <translation>Niet kópie tohto turnaja, ktorú by bolo možné vyskúšať.</translation>
    </message>
    <message>
        <source>The copy %1 has another history than this event.</source>
        <translation>Kópia %1 má inú históriu ako tento turnaj.</translation>
    </message>
    <message numerus="yes">
        <source>The copy %1 can be restored, but %n attached file(s) in it are damaged.</source>
        <translation>
            <numerusform>Kópiu %1 možno obnoviť, ale %n priložený súbor v nej je poškodený.</numerusform>
            <numerusform>Kópiu %1 možno obnoviť, ale %n priložené súbory v nej sú poškodené.</numerusform>
            <numerusform>Kópiu %1 možno obnoviť, ale %n priložených súborov v nej je poškodených.</numerusform>
        </translation>
    </message>
    <message>
        <source>The copy %1 is good: it was restored on trial, opened and read.</source>
        <translation>Kópia %1 je dobrá: skúšobne sa obnovila, otvorila a prečítala.</translation>
    </message>
    <message numerus="yes">
        <source>Since then %n entries came.</source>
        <translation>
            <numerusform>Odvtedy pribudol %n záznam.</numerusform>
            <numerusform>Odvtedy pribudli %n záznamy.</numerusform>
            <numerusform>Odvtedy pribudlo %n záznamov.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>flagfall::view::BlindPlayView</name>
    <message>
        <source>Appendix %1</source>
        <translation>Príloha %1</translation>
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
    <message>
        <source>%1 (%2)</source>
        <comment>bye</comment>
        <extracomment>%1 a player without a game in this round, %2 the points for it: &quot;Amazon, A. (½)&quot;.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%n clock(s) paused. Ctrl+Shift+Space resumes them.</source>
        <translation>
            <numerusform>Zastavené %n hodiny. Znova ich spustí Ctrl+Shift+Medzerník.</numerusform>
            <numerusform>Zastavené %n hodiny. Znova ich spustí Ctrl+Shift+Medzerník.</numerusform>
            <numerusform>Zastavených %n hodín. Znova ich spustí Ctrl+Shift+Medzerník.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clock(s) running in another round</source>
        <translation>
            <numerusform>%n hodiny bežia v inom kole</numerusform>
            <numerusform>%n hodiny bežia v inom kole</numerusform>
            <numerusform>%n hodín beží v inom kole</numerusform>
        </translation>
    </message>
    <message>
        <source>Not started</source>
        <comment>a game on a tile</comment>
        <translation>Nezačatá</translation>
    </message>
    <message>
        <source>Stopped</source>
        <comment>a game on a tile</comment>
        <translation>Pozastavená</translation>
    </message>
    <message>
        <source>Playing</source>
        <comment>a game on a tile</comment>
        <translation>Hrá sa</translation>
    </message>
    <message numerus="yes">
        <source>%n clock(s) paused in another round</source>
        <translation>
            <numerusform>%n hodiny zastavené v inom kole</numerusform>
            <numerusform>%n hodiny zastavené v inom kole</numerusform>
            <numerusform>%n hodín zastavených v inom kole</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>flagfall::view::BroadcastView</name>
    <message>
        <source>The server does not take the games: %1</source>
        <translation>Server partie neprijíma: %1</translation>
    </message>
    <message>
        <source>The server wants no more requests for a while</source>
        <translation>Server si chvíľu neželá ďalšie požiadavky</translation>
    </message>
    <message>
        <source>The server does not accept the token</source>
        <translation>Server token neprijíma</translation>
    </message>
    <message>
        <source>The server does not know the round, or it is not yours</source>
        <translation>Server kolo nepozná alebo nie je vaše</translation>
    </message>
    <message>
        <source>The server has a fault of its own</source>
        <translation>Server má vlastnú poruchu</translation>
    </message>
    <message>
        <source>The answer is not one of a broadcast server (%1)</source>
        <translation>Toto nie je odpoveď servera prenosov (%1)</translation>
    </message>
    <message>
        <source>The server cannot be reached: %1</source>
        <translation>Server je nedostupný: %1</translation>
    </message>
    <message>
        <source>The server does not answer</source>
        <translation>Server neodpovedá</translation>
    </message>
    <message>
        <source>A broadcast begins when a round is paired.</source>
        <translation>Prenos sa začína, keď je kolo nažrebované.</translation>
    </message>
    <message>
        <source>Broadcast: type the address of the round on lichess.org first.</source>
        <translation>Prenos: najprv napíšte adresu kola na lichess.org.</translation>
    </message>
    <message>
        <source>Broadcast: type the token for lichess.org first.</source>
        <translation>Prenos: najprv napíšte token pre lichess.org.</translation>
    </message>
    <message>
        <source>Broadcast: %1</source>
        <extracomment>A notice; %1 what went wrong.</extracomment>
        <translation>Prenos: %1</translation>
    </message>
    <message>
        <source>Copy the address of the round from the browser: https://lichess.org/broadcast/…/…/AbCdEfGh</source>
        <translation>Skopírujte adresu kola z prehliadača: https://lichess.org/broadcast/…/…/AbCdEfGh</translation>
    </message>
    <message>
        <source>Boards are typed like this: 1-20, 25</source>
        <translation>Šachovnice sa píšu takto: 1-20, 25</translation>
    </message>
    <message>
        <source>none</source>
        <translation>žiadne</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minúta</numerusform>
            <numerusform>%n minúty</numerusform>
            <numerusform>%n minút</numerusform>
        </translation>
    </message>
    <message>
        <source>A token has letters, digits and underscores only.</source>
        <translation>Token má len písmená, číslice a podčiarkovníky.</translation>
    </message>
    <message>
        <source>No browser could be started. The page is %1</source>
        <translation>Nepodarilo sa spustiť prehliadač. Stránka je %1</translation>
    </message>
    <message>
        <source>Off: nothing is sent.</source>
        <translation>Vypnutý: nič sa neposiela.</translation>
    </message>
    <message>
        <source>%1 has no address: nothing of it is sent.</source>
        <translation>%1 nemá adresu: nič z neho sa neposiela.</translation>
    </message>
    <message>
        <source>next try at %1</source>
        <extracomment>%1 a time of day.</extracomment>
        <translation>ďalší pokus o %1</translation>
    </message>
    <message>
        <source>nothing is sent until this is put right</source>
        <translation>kým sa to nenapraví, nič sa neposiela</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>Posiela sa…</translation>
    </message>
    <message>
        <source>taken by the server at %1</source>
        <extracomment>%1 a time of day.</extracomment>
        <translation>server prijal o %1</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) behind the games</source>
        <translation>
            <numerusform>o %n minútu za partiami</numerusform>
            <numerusform>o %n minúty za partiami</numerusform>
            <numerusform>o %n minút za partiami</numerusform>
        </translation>
    </message>
    <message>
        <source>On: games are sent as they are recorded.</source>
        <translation>Zapnutý: partie sa posielajú tak, ako sa zapisujú.</translation>
    </message>
    <message>
        <source>Broadcast fails</source>
        <translation>Prenos zlyháva</translation>
    </message>
    <message>
        <source>Broadcast</source>
        <translation>Prenos</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>%1. kolo</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partia</numerusform>
            <numerusform>%n partie</numerusform>
            <numerusform>%n partií</numerusform>
        </translation>
    </message>
    <message>
        <source>The secret store of this desktop is being asked…</source>
        <translation>Pýtame sa úložiska hesiel tohto počítača…</translation>
    </message>
    <message>
        <source>Kept in the secret store of this desktop.</source>
        <translation>Uložený v úložisku hesiel tohto počítača.</translation>
    </message>
    <message>
        <source>Known until the program is closed: this desktop has no secret store that is open.</source>
        <translation>Známy do zatvorenia programu: tento počítač nemá otvorené úložisko hesiel.</translation>
    </message>
    <message>
        <source>None.</source>
        <translation>Žiadny.</translation>
    </message>
    <message>
        <source>Board %1: %2</source>
        <extracomment>A game that was not taken: %1 its board, %2 why.</extracomment>
        <translation>Šachovnica %1: %2</translation>
    </message>
    <message>
        <source>the server has room for %1 in a round: choose the boards</source>
        <translation>server má v kole miesto pre %1 partií: vyberte šachovnice</translation>
    </message>
    <message>
        <source>the server has room for %1 in a round: boards 1 to %1 are sent until you choose others</source>
        <translation>server má v kole miesto pre %1 partií: posielajú sa šachovnice 1 až %1, kým nevyberiete iné</translation>
    </message>
</context>
<context>
    <name>flagfall::view::CallsModel</name>
    <message>
        <source>Board %1</source>
        <extracomment>A board: &quot;Board 12&quot;; of another round than the one that is shown: &quot;Round 2, board 12&quot;.</extracomment>
        <translation>Šachovnica %1</translation>
    </message>
    <message>
        <source>Round %1, board %2</source>
        <translation>%1. kolo, šachovnica %2</translation>
    </message>
    <message>
        <source>%1, %2, %3 min</source>
        <extracomment>%1 a board that calls the arbiter, %2 the time of day, %3 minutes since: &quot;Board 12, 14:32, 3 min&quot;.</extracomment>
        <translation>%1, %2, %3 min</translation>
    </message>
    <message numerus="yes">
        <source>%n call(s) from boards</source>
        <translation>
            <numerusform>%n šachovnica volá</numerusform>
            <numerusform>%n šachovnice volajú</numerusform>
            <numerusform>%n šachovníc volá</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Arbiter wanted at board(s) %1</source>
        <translation>
            <numerusform>Rozhodca k šachovnici %1</numerusform>
            <numerusform>Rozhodca k šachovniciam %1</numerusform>
            <numerusform>Rozhodca k šachovniciam %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>flagfall::view::CheckInModel</name>
    <message>
        <source>not here</source>
        <translation>chýba</translation>
    </message>
    <message>
        <source>here</source>
        <translation>prítomný</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>odstúpil</translation>
    </message>
    <message>
        <source>owes %1</source>
        <extracomment>%1 an amount of money.</extracomment>
        <translation>dlhuje %1</translation>
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
        <translation>Prezentácia pred %1. kolom</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) here</source>
        <translation>
            <numerusform>prítomný %n hráč</numerusform>
            <numerusform>prítomní %n hráči</numerusform>
            <numerusform>prítomných %n hráčov</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n not here yet</source>
        <extracomment>%1 &quot;41 players here&quot;, %n those who have not come.</extracomment>
        <translation>
            <numerusform>%1, %n ešte chýba</numerusform>
            <numerusform>%1, %n ešte chýbajú</numerusform>
            <numerusform>%1, %n ešte chýba</numerusform>
        </translation>
    </message>
    <message>
        <source>Fees owed: %1</source>
        <extracomment>%1 an amount of money.</extracomment>
        <translation>Nezaplatené vklady: %1</translation>
    </message>
    <message>
        <source>%1 is not here any more.</source>
        <translation>%1: prezentácia zrušená.</translation>
    </message>
    <message>
        <source>%1 is here and takes part in the next round: the bye is revoked.</source>
        <translation>%1 je prezentovaný a hrá v najbližšom kole: voľno je zrušené.</translation>
    </message>
    <message>
        <source>%1 is here and takes part again.</source>
        <translation>%1 je prezentovaný a znova hrá.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is here, %n still missing.</source>
        <extracomment>%1 a player&apos;s name, %n how many have not come yet.</extracomment>
        <translation>
            <numerusform>%1 je prezentovaný, %n ešte chýba.</numerusform>
            <numerusform>%1 je prezentovaný, %n ešte chýbajú.</numerusform>
            <numerusform>%1 je prezentovaný, %n ešte chýba.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is here: everybody has come.</source>
        <translation>%1 je prezentovaný: prišli všetci.</translation>
    </message>
    <message>
        <source>%1 has paid %2.</source>
        <extracomment>%1 a player&apos;s name, %2 an amount of money.</extracomment>
        <translation>%1: zaplatené %2.</translation>
    </message>
    <message numerus="yes">
        <source>Check-in closed: a bye for %n player(s).</source>
        <translation>
            <numerusform>Prezentácia uzavretá: voľno pre %n hráča.</numerusform>
            <numerusform>Prezentácia uzavretá: voľno pre %n hráčov.</numerusform>
            <numerusform>Prezentácia uzavretá: voľno pre %n hráčov.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Check-in closed: %n player(s) withdrawn.</source>
        <translation>
            <numerusform>Prezentácia uzavretá: odstúpil %n hráč.</numerusform>
            <numerusform>Prezentácia uzavretá: odstúpili %n hráči.</numerusform>
            <numerusform>Prezentácia uzavretá: odstúpilo %n hráčov.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Check-in closed: %n player(s) removed.</source>
        <translation>
            <numerusform>Prezentácia uzavretá: odstránený %n hráč.</numerusform>
            <numerusform>Prezentácia uzavretá: odstránení %n hráči.</numerusform>
            <numerusform>Prezentácia uzavretá: odstránených %n hráčov.</numerusform>
        </translation>
    </message>
    <message>
        <source>The check-in begins anew: nobody is here yet.</source>
        <translation>Prezentácia sa začína znova: zatiaľ nie je nikto prítomný.</translation>
    </message>
    <message>
        <source>%1 is here already.</source>
        <translation>%1 už je prezentovaný.</translation>
    </message>
    <message>
        <source>Check-in: every round is paired</source>
        <translation>Prezentácia: všetky kolá sú nažrebované</translation>
    </message>
</context>
<context>
    <name>flagfall::view::ClaimView</name>
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
    <message numerus="yes">
        <source>%n half-move(s) of the game are missing from the record: enter them first.</source>
        <translation>
            <numerusform>%n polťah partie ešte nie je v zápise: najprv ho zapíšte.</numerusform>
            <numerusform>%n polťahy partie ešte nie sú v zápise: najprv ich zapíšte.</numerusform>
            <numerusform>%n polťahov partie ešte nie je v zápise: najprv ich zapíšte.</numerusform>
        </translation>
    </message>
    <message>
        <source>after the intended move</source>
        <translation>po oznámenom ťahu</translation>
    </message>
    <message>
        <source>Checked on the scoresheets or by replaying the game?</source>
        <translation>Overené podľa partiárov alebo opätovným zahraním ťahov?</translation>
    </message>
    <message>
        <source>What a screen shows is not sufficient (Laws %1).</source>
        <translation>Samotná obrazovka nič nedokazuje (Pravidlá %1).</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>ruling on a claim</comment>
        <extracomment>A ruling on a claim: %1 &quot;Correct&quot;, %2 what comes of it.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The opponent accepts the draw</source>
        <translation>Súper prijíma remízu</translation>
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
        <source>White&apos;s flag fell second, at %1.</source>
        <translation>Bielemu vypršal čas ako druhému, o %1.</translation>
    </message>
    <message>
        <source>Black&apos;s flag fell second, at %1.</source>
        <translation>Čiernemu vypršal čas ako druhému, o %1.</translation>
    </message>
    <message>
        <source>A flag fall stops both clocks.</source>
        <translation>Pád zástavky zastaví oboje hodiny.</translation>
    </message>
    <message>
        <source>After a flag fall the clocks keep running.</source>
        <translation>Po páde zástavky bežia hodiny ďalej.</translation>
    </message>
    <message>
        <source>Only a player may claim a flag fall here (%1).</source>
        <translation>Pád zástavky tu môže reklamovať iba hráč (%1).</translation>
    </message>
</context>
<context>
    <name>flagfall::view::ClosingModel</name>
    <message numerus="yes">
        <source>%n round(s) still to be paired</source>
        <translation>
            <numerusform>%n kolo treba ešte nažrebovať</numerusform>
            <numerusform>%n kolá treba ešte nažrebovať</numerusform>
            <numerusform>%n kôl treba ešte nažrebovať</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) without a result</source>
        <translation>
            <numerusform>%n partia bez výsledku</numerusform>
            <numerusform>%n partie bez výsledku</numerusform>
            <numerusform>%n partií bez výsledku</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) called, and nobody has come</source>
        <translation>
            <numerusform>%n šachovnica volala a nikto neprišiel</numerusform>
            <numerusform>%n šachovnice volali a nikto neprišiel</numerusform>
            <numerusform>%n šachovníc volalo a nikto neprišiel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scoresheet(s) not collected</source>
        <translation>
            <numerusform>%n partiár nie je odovzdaný</numerusform>
            <numerusform>%n partiáre nie sú odovzdané</numerusform>
            <numerusform>%n partiárov nie je odovzdaných</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n appeal(s) not settled</source>
        <translation>
            <numerusform>%n odvolanie nie je vybavené</numerusform>
            <numerusform>%n odvolania nie sú vybavené</numerusform>
            <numerusform>%n odvolaní nie je vybavených</numerusform>
        </translation>
    </message>
    <message>
        <source>Every round is paired</source>
        <translation>Všetky kolá sú nažrebované</translation>
    </message>
    <message>
        <source>Every game has a result</source>
        <translation>Každá partia má výsledok</translation>
    </message>
    <message>
        <source>No board calls the arbiter</source>
        <translation>Žiadna šachovnica nevolá rozhodcu</translation>
    </message>
    <message>
        <source>Every scoresheet is collected</source>
        <translation>Všetky partiáre sú odovzdané</translation>
    </message>
    <message>
        <source>Every appeal is settled</source>
        <translation>Všetky odvolania sú vybavené</translation>
    </message>
    <message>
        <source>Report file to the rating officer of the federation: by %1 (FIDE Rating Regulations)</source>
        <extracomment>%1 is a day.</extracomment>
        <translation>Súbor s hlásením ratingovému referentovi federácie: do %1 (Ratingové predpisy FIDE)</translation>
    </message>
    <message>
        <source>The federation sends it to FIDE: by %1</source>
        <extracomment>%1 is a day.</extracomment>
        <translation>Federácia ho pošle FIDE: do %1</translation>
    </message>
    <message>
        <source>The report for rating has everything</source>
        <translation>V hlásení na rating nič nechýba</translation>
    </message>
    <message>
        <source>Missing in the report for rating: %1</source>
        <extracomment>%1 is what is missing: &quot;days of 3 rounds&quot;.</extracomment>
        <translation>V hlásení na rating chýba: %1</translation>
    </message>
    <message>
        <source>Nothing is left to do but the reports.</source>
        <translation>Zostáva už len poslať hlásenia.</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) left to do</source>
        <translation>
            <numerusform>Zostáva urobiť %n vec</numerusform>
            <numerusform>Zostáva urobiť %n veci</numerusform>
            <numerusform>Zostáva urobiť %n vecí</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>flagfall::view::ControlForm</name>
    <message>
        <source>A number in a period cannot be read.</source>
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
        <translation>Hracie tempo</translation>
    </message>
    <message>
        <source>Time left</source>
        <translation>Zostávajúci čas</translation>
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
        <source>Delay left of this move</source>
        <translation>Zostávajúce oneskorenie tohto ťahu</translation>
    </message>
    <message>
        <source>Time to add, or with − to take off</source>
        <translation>Čas na pridanie, s − na odobratie</translation>
    </message>
    <message>
        <source>Time the opponent used meanwhile</source>
        <translation>Čas, ktorý medzitým spotreboval súper</translation>
    </message>
    <message>
        <source>Only what you change is set; the rest stays the same.</source>
        <translation>Nastaví sa iba to, čo zmeníte; ostatné zostane, ako je.</translation>
    </message>
    <message>
        <source>The old clock is paused. These values are from the journal: set the new clock to them, or enter what it shows. Name the new clock in the note.</source>
        <translation>Staré hodiny sú zastavené. Tieto hodnoty sú zo záznamu: nastavte podľa nich nové hodiny alebo napíšte, čo ukazujú. Nové hodiny uveďte v poznámke.</translation>
    </message>
    <message>
        <source>From now on, with the current times.</source>
        <translation>Odteraz, s časmi, ako sú.</translation>
    </message>
    <message>
        <source>The clock is paused with the times it would show if this time control had been set from the start, with the same presses and corrections.</source>
        <translation>Hodiny sa zastavia s časmi, ku ktorým by toto tempo viedlo: tie isté stlačenia a opravy od začiatku partie.</translation>
    </message>
    <message>
        <source>The move is counted and its increment added; the time the opponent used on this player&apos;s clock is charged to the opponent.</source>
        <translation>Ťah sa započíta s prídavkom a čas, ktorý súper spotreboval na hodinách tohto hráča, sa odpočíta súperovi.</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>ako stoja</translation>
    </message>
    <message>
        <source>as if set from the start</source>
        <translation>ako keby bolo nastavené od začiatku</translation>
    </message>
    <message>
        <source>White&apos;s moves to the time control</source>
        <translation>Zostávajúce ťahy bieleho</translation>
    </message>
    <message>
        <source>Black&apos;s moves to the time control</source>
        <translation>Zostávajúce ťahy čierneho</translation>
    </message>
</context>
<context>
    <name>flagfall::view::DisplayPlace</name>
    <message>
        <source>%1 · %2 (desk)</source>
        <extracomment>A screen of the computer: %1 its connector, %2 its size in pixels; the window of the desk is on it.</extracomment>
        <translation>%1 · %2 (stôl rozhodcu)</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>screen</comment>
        <extracomment>A screen of the computer: %1 its connector, %2 its size in pixels.</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Screen %1 is not connected</source>
        <translation>Obrazovka %1 nie je pripojená</translation>
    </message>
    <message>
        <source>Open as a window on the screen of the desk</source>
        <translation>Otvorená ako okno na obrazovke stola rozhodcu</translation>
    </message>
    <message>
        <source>Opens as a window on the screen of the desk</source>
        <translation>Otvorí sa ako okno na obrazovke stola rozhodcu</translation>
    </message>
    <message>
        <source>Open on screen %1</source>
        <extracomment>%1 the name of a screen.</extracomment>
        <translation>Otvorená na obrazovke %1</translation>
    </message>
    <message>
        <source>Opens on screen %1</source>
        <translation>Otvorí sa na obrazovke %1</translation>
    </message>
    <message>
        <source>Screen %1 is back, and the hall screen on it.</source>
        <translation>Obrazovka %1 je znova pripojená a tabuľa pre sálu je na nej.</translation>
    </message>
    <message>
        <source>Screen %1 was disconnected. The hall screen is now on %2.</source>
        <translation>Obrazovka %1 bola odpojená. Tabuľa pre sálu je teraz na %2.</translation>
    </message>
    <message>
        <source>Screen %1 was disconnected. The hall screen is closed, and opens again when it is back.</source>
        <translation>Obrazovka %1 bola odpojená. Tabuľa pre sálu je zatvorená a otvorí sa, keď bude obrazovka znova pripojená.</translation>
    </message>
</context>
<context>
    <name>flagfall::view::DisplayView</name>
    <message>
        <source>Round %1: pairings</source>
        <translation>%1. kolo: žrebovanie</translation>
    </message>
    <message>
        <source>Round %1: where do I play?</source>
        <translation>%1. kolo: kde hrám?</translation>
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
        <translation>Poradie</translation>
    </message>
    <message>
        <source>Round %1: clocks</source>
        <translation>%1. kolo: hodiny</translation>
    </message>
    <message>
        <source>No claim may rest on this screen alone (Laws %1)</source>
        <extracomment>Below the clocks on the screen of the hall: %1 an article.</extracomment>
        <translation>Reklamácia sa nesmie opierať iba o túto tabuľu (Pravidlá %1)</translation>
    </message>
    <message>
        <source>Round %1 starts at %2</source>
        <extracomment>Above a countdown: %1 the number of a round, %2 the time of its start.</extracomment>
        <translation>%1. kolo sa začína o %2</translation>
    </message>
    <message>
        <source>There is still time</source>
        <translation>Ešte je čas</translation>
    </message>
    <message>
        <source>Please go to your boards</source>
        <translation>Choďte, prosím, k šachovniciam</translation>
    </message>
    <message>
        <source>Please be seated: the round is about to start</source>
        <translation>Zaujmite miesta: kolo sa o chvíľu začne</translation>
    </message>
    <message>
        <source>The arbiter starts the round</source>
        <translation>Kolo odštartuje rozhodca</translation>
    </message>
    <message>
        <source>Round %1: %2</source>
        <comment>countdown</comment>
        <extracomment>At the foot of the hall screen: %1 the number of a round, %2 the time until it starts.</extracomment>
        <translation>%1. kolo: %2</translation>
    </message>
    <message>
        <source>Type boards like this: 1-4, 9</source>
        <translation>Napíšte šachovnice takto: 1-4, 9</translation>
    </message>
    <message>
        <source>Type the time like this: 16:30, or minutes from now: +15</source>
        <translation>Napíšte čas takto: 16:30, alebo o koľko minút: +15</translation>
    </message>
</context>
<context>
    <name>flagfall::view::DisplayViewsModel</name>
    <message>
        <source>Pairings by board</source>
        <translation>Žrebovanie podľa šachovníc</translation>
    </message>
    <message>
        <source>Pairings by name</source>
        <translation>Žrebovanie podľa mien</translation>
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
        <source>Clocks of chosen boards</source>
        <translation>Hodiny vybraných šachovníc</translation>
    </message>
    <message>
        <source>Countdown to the round</source>
        <translation>Čas do začiatku kola</translation>
    </message>
    <message>
        <source>Address of the web pages</source>
        <translation>Adresa webových stránok</translation>
    </message>
</context>
<context>
    <name>flagfall::view::EntriesView</name>
    <message>
        <source>There is no text in the clipboard. Copy the list of players first.</source>
        <translation>V schránke nie je žiadny text. Najprv skopírujte zoznam hráčov.</translation>
    </message>
    <message>
        <source>The file %1 cannot be read. Check that it exists and that you may read it.</source>
        <translation>Súbor %1 sa nedá prečítať. Skontrolujte, či existuje a či ho smiete čítať.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) added.</source>
        <translation>
            <numerusform>Prihlásený %n hráč.</numerusform>
            <numerusform>Prihlásení %n hráči.</numerusform>
            <numerusform>Prihlásených %n hráčov.</numerusform>
        </translation>
    </message>
    <message>
        <source>the clipboard</source>
        <translation>schránka</translation>
    </message>
    <message>
        <source>This file cannot be read. If it is an event or a report file, open it by itself to see why.</source>
        <translation>Tento súbor sa nedá prečítať. Ak je to turnaj alebo súbor TRF, otvorte ho samostatne a uvidíte prečo.</translation>
    </message>
    <message>
        <source>Choose the column that has the names.</source>
        <translation>Vyberte stĺpec, v ktorom sú mená.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <comment>of a list</comment>
        <translation>
            <numerusform>%n riadok</numerusform>
            <numerusform>%n riadky</numerusform>
            <numerusform>%n riadkov</numerusform>
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
            <numerusform>Prihlásiť %n hráča</numerusform>
            <numerusform>Prihlásiť %n hráčov</numerusform>
            <numerusform>Prihlásiť %n hráčov</numerusform>
        </translation>
    </message>
    <message>
        <source>row %1: %2</source>
        <extracomment>%1 the number of a row of the list, %2 a player with some details.</extracomment>
        <translation>riadok %1: %2</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Stĺpec %1</translation>
    </message>
    <message>
        <source>The list of players has been copied.</source>
        <translation>Zoznam hráčov sa skopíroval.</translation>
    </message>
    <message>
        <source>The list of players was saved as %1.</source>
        <translation>Zoznam hráčov sa uložil ako %1.</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>%1 sa nedá zapísať.</translation>
    </message>
    <message>
        <source>none: players from the first row on</source>
        <translation>žiadny riadok: hráči od prvého riadka</translation>
    </message>
    <message>
        <source>row %1</source>
        <comment>head</comment>
        <translation>riadok %1</translation>
    </message>
</context>
<context>
    <name>flagfall::view::EventForm</name>
    <message>
        <source>none: by code</source>
        <translation>žiadny: podľa kódu písmen</translation>
    </message>
    <message>
        <source>Further rounds are imported.</source>
        <translation>Ďalšie kolá prichádzajú importom.</translation>
    </message>
    <message>
        <source>Empty: chosen by the number of players.</source>
        <translation>Prázdne: podľa počtu hráčov.</translation>
    </message>
    <message numerus="yes">
        <source>Empty: chosen by the number of players; %1 for %n player(s).</source>
        <extracomment>%1 the number of rounds a round robin needs, %n the players entered so far.</extracomment>
        <translation>
            <numerusform>Prázdne: podľa počtu hráčov; pre %n hráča %1.</numerusform>
            <numerusform>Prázdne: podľa počtu hráčov; pre %n hráčov %1.</numerusform>
            <numerusform>Prázdne: podľa počtu hráčov; pre %n hráčov %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>As announced beforehand.</source>
        <translation>Toľko, koľko je vopred vyhlásených.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>field</comment>
        <extracomment>Why an event cannot be created yet: %1 the name of a field, %2 what is wrong with it.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>loss of the game</source>
        <translation>prehra partie</translation>
    </message>
    <message>
        <source>as the ratings of the players tell</source>
        <translation>toho, čo vyplýva z ratingov hráčov</translation>
    </message>
    <message>
        <source>FIDE rating</source>
        <translation>ratingu FIDE</translation>
    </message>
    <message>
        <source>national rating</source>
        <translation>národného ratingu</translation>
    </message>
    <message>
        <source>FIDE rating, else the national one</source>
        <translation>ratingu FIDE, inak národného</translation>
    </message>
    <message>
        <source>national rating, else the FIDE one</source>
        <translation>národného ratingu, inak FIDE</translation>
    </message>
    <message>
        <source>the higher of the FIDE and the national rating</source>
        <translation>vyššieho z ratingu FIDE a národného</translation>
    </message>
    <message>
        <source>the lower of the FIDE and the national rating</source>
        <translation>nižšieho z ratingu FIDE a národného</translation>
    </message>
    <message>
        <source>other: as entered</source>
        <translation>iného: ako je zapísaný</translation>
    </message>
    <message>
        <source>Stands in the report file (record 172). The numbers stay as they are.</source>
        <translation>Je v súbore hlásenia (záznam 172). Čísla ostávajú, ako sú.</translation>
    </message>
    <message>
        <source>Stands in the report file (record 172). Choosing one gives every player with a FIDE or a national rating the one that it takes.</source>
        <translation>Je v súbore hlásenia (záznam 172). Voľbou dostane každý hráč s ratingom FIDE alebo národným ten, ktorý určuje.</translation>
    </message>
</context>
<context>
    <name>flagfall::view::EventView</name>
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
    <message>
        <source>Add the players.</source>
        <translation>Zapíšte hráčov.</translation>
    </message>
    <message>
        <source>Pair the first round when all players have been added.</source>
        <translation>Keď sú všetci hráči zapísaní, nažrebujte prvé kolo.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) unfinished.</source>
        <translation>
            <numerusform>%n partia ešte nie je ukončená.</numerusform>
            <numerusform>%n partie ešte nie sú ukončené.</numerusform>
            <numerusform>%n partií ešte nie je ukončených.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pair round %1; %n game(s) unfinished.</source>
        <extracomment>%n games without a result, adjourned ones among them.</extracomment>
        <translation>
            <numerusform>Nažrebujte %1. kolo; %n partia ešte nie je ukončená.</numerusform>
            <numerusform>Nažrebujte %1. kolo; %n partie ešte nie sú ukončené.</numerusform>
            <numerusform>Nažrebujte %1. kolo; %n partií ešte nie je ukončených.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resume the clocks: %n clock(s) paused.</source>
        <translation>
            <numerusform>Spustite hodiny: stoja na %n šachovnici.</numerusform>
            <numerusform>Spustite hodiny: stoja na %n šachovniciach.</numerusform>
            <numerusform>Spustite hodiny: stoja na %n šachovniciach.</numerusform>
        </translation>
    </message>
    <message>
        <source>Begin round %1.</source>
        <translation>Začnite %1. kolo.</translation>
    </message>
</context>
<context>
    <name>flagfall::view::ExportsModel</name>
    <message>
        <source>Report files are interim ones: games without a result are marked in them</source>
        <translation>Súbory TRF sú priebežné: partie bez výsledku sú v nich označené</translation>
    </message>
    <message>
        <source>Games are open: a final report is not possible</source>
        <translation>Niektoré partie nie sú skončené: konečné hlásenie nie je možné</translation>
    </message>
    <message>
        <source>%1: round %2</source>
        <extracomment>A file that can be made: %1 &quot;Games&quot;, %2 the number of a round.</extracomment>
        <translation>%1: %2. kolo</translation>
    </message>
    <message>
        <source>Missing: %1</source>
        <extracomment>Of the report for the rating officer: %1 what is not known, with commas between.</extracomment>
        <translation>Chýba: %1</translation>
    </message>
    <message>
        <source>The file %1 cannot be written: %2</source>
        <translation>Súbor %1 sa nedá zapísať: %2</translation>
    </message>
    <message>
        <source>The results have been copied.</source>
        <translation>Výsledky sa skopírovali.</translation>
    </message>
    <message>
        <source>The list of players has been copied.</source>
        <translation>Zoznam hráčov sa skopíroval.</translation>
    </message>
    <message>
        <source>The standings have been copied.</source>
        <translation>Poradie sa skopírovalo.</translation>
    </message>
    <message>
        <source>The results of round %1 have been copied.</source>
        <translation>Výsledky %1. kola sa skopírovali.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Uložené ako %1.</translation>
    </message>
    <message>
        <source>%1: after round %2</source>
        <extracomment>A file that can be made: %1 &quot;Standings&quot;, %2 the number of a round.</extracomment>
        <translation>%1: po %2. kole</translation>
    </message>
    <message>
        <source>The pairing has been copied.</source>
        <translation>Žrebovanie bolo skopírované.</translation>
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
        <translation>Šachovnica %1</translation>
    </message>
    <message>
        <source>Board %1, White</source>
        <translation>Šachovnica %1, biely</translation>
    </message>
    <message>
        <source>Board %1, Black</source>
        <translation>Šachovnica %1, čierny</translation>
    </message>
    <message>
        <source>does not play in round %1</source>
        <translation>v %1. kole nehrá</translation>
    </message>
    <message>
        <source>Round %1, board %2: %3</source>
        <extracomment>A ruling: round, board, what was decided.</extracomment>
        <translation>%1. kolo, šachovnica %2: %3</translation>
    </message>
    <message>
        <source>Laws %1</source>
        <comment>article</comment>
        <translation>Pravidlá %1</translation>
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
        <source>The file has no results; only the players are imported.</source>
        <translation>Súbor nemá výsledky; prevezmú sa iba hráči.</translation>
    </message>
    <message>
        <source>The rounds with results are imported as they are and can be corrected afterwards.</source>
        <translation>Kolá s výsledkami sa prevezmú tak, ako sú, a potom sa dajú opraviť.</translation>
    </message>
    <message>
        <source>Only the players are imported; the first round is paired here.</source>
        <translation>Prevezmú sa iba hráči; prvé kolo sa nažrebuje tu.</translation>
    </message>
    <message numerus="yes">
        <source>%n prohibited pairing(s)</source>
        <translation>
            <numerusform>%n zakázaná dvojica</numerusform>
            <numerusform>%n zakázané dvojice</numerusform>
            <numerusform>%n zakázaných dvojíc</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bye(s) in later rounds</source>
        <translation>
            <numerusform>voľná v ďalších kolách: %n</numerusform>
            <numerusform>voľná v ďalších kolách: %n</numerusform>
            <numerusform>voľná v ďalších kolách: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Also imported: %2.</source>
        <extracomment>%1 a sentence, %2 a list: &quot;2 prohibited pairs, 3 byes of rounds to come&quot;.</extracomment>
        <translation>%1 Prevezme sa aj: %2.</translation>
    </message>
</context>
<context>
    <name>flagfall::view::IncidentForm</name>
    <message>
        <source>Enter a whole number.</source>
        <translation>Zadajte celé číslo.</translation>
    </message>
    <message>
        <source>Enter the position as a FEN.</source>
        <translation>Zadajte pozíciu ako FEN.</translation>
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
        <source>unknown</source>
        <comment>fact</comment>
        <translation>neznáme</translation>
    </message>
    <message>
        <source>This cannot be read.</source>
        <translation>Toto sa nedá prečítať.</translation>
    </message>
    <message>
        <source>“%1” is not a square. Enter squares such as e1.</source>
        <extracomment>%1 what was typed.</extracomment>
        <translation>„%1“ nie je pole. Zadajte polia, napríklad e1.</translation>
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
        <translation>Šachovnica %1</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>players</comment>
        <extracomment>%1 White, %2 Black.</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Choose the decision.</source>
        <translation>Treba zvoliť rozhodnutie.</translation>
    </message>
    <message>
        <source>Answer the question with %1: %2</source>
        <extracomment>%1 keys, as &quot;Y / N&quot;; %2 the question.</extracomment>
        <translation>Na otázku sa odpovedá klávesom %1: %2</translation>
    </message>
    <message>
        <source>Round %1, board %2</source>
        <comment>head</comment>
        <translation>%1. kolo, %2. šachovnica</translation>
    </message>
    <message>
        <source>This cannot be read yet: %1</source>
        <extracomment>%1 the label of a field.</extracomment>
        <translation>Toto sa ešte nedá prečítať: %1</translation>
    </message>
    <message>
        <source>Still to be said: %1</source>
        <extracomment>%1 the label of a field that must be filled in.</extracomment>
        <translation>Treba ešte uviesť: %1</translation>
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
        <translation>Šachovnica %1</translation>
    </message>
    <message>
        <source>The hall</source>
        <translation>Sála</translation>
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
        <source>Paused, White to move</source>
        <translation>Zastavené, na ťahu je biely</translation>
    </message>
    <message>
        <source>Paused, Black to move</source>
        <translation>Zastavené, na ťahu je čierny</translation>
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
        <source>lever locked</source>
        <translation>páčka zamknutá</translation>
    </message>
    <message>
        <source>not at the board</source>
        <translation>nie je pri šachovnici</translation>
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
        <translation>Každá prebiehajúca partia</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) selected</source>
        <translation>
            <numerusform>%n označená šachovnica</numerusform>
            <numerusform>%n označené šachovnice</numerusform>
            <numerusform>%n označených šachovníc</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped at the flag fall</source>
        <translation>Zastavené pri páde zástavky</translation>
    </message>
    <message>
        <source>illegal moves: %1 (game lost at %2)</source>
        <translation>nemožné ťahy: %1 z %2</translation>
    </message>
    <message>
        <source>usual reason</source>
        <translation>podľa úkonu</translation>
    </message>
    <message>
        <source>Please check the marked fields.</source>
        <translation>Vo formulári ešte niečo nie je v poriadku.</translation>
    </message>
</context>
<context>
    <name>flagfall::view::LawsModel</name>
    <message>
        <source>The same in the Laws of %1</source>
        <extracomment>Of the text of an article: %1 years of other editions with their numbers, &quot;2014, 7.5b; 2018, 7.5.5&quot;.</extracomment>
        <translation>To isté v Pravidlách z rokov %1</translation>
    </message>
    <message>
        <source>This text has not been translated yet.</source>
        <translation>Tento text ešte nie je preložený.</translation>
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
            <numerusform>%1, %2, %3: %n hráč ako v listine</numerusform>
            <numerusform>%1, %2, %3: %n hráči ako v listine</numerusform>
            <numerusform>%1, %2, %3: %n hráčov ako v listine</numerusform>
        </translation>
    </message>
    <message>
        <source>No rating list has been imported.</source>
        <translation>Žiadna ratingová listina nie je importovaná.</translation>
    </message>
    <message>
        <source>%1 (perhaps %2, %3)</source>
        <extracomment>A player without an ID (%1), and the player of the list who this may be (%2, with the ID %3).</extracomment>
        <translation>%1 (možno %2, %3)</translation>
    </message>
    <message>
        <source>Not in the list: %1.</source>
        <translation>Nie sú v listine: %1.</translation>
    </message>
    <message>
        <source>Without an ID: %1.</source>
        <translation>Bez ID: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) brought up to date.</source>
        <translation>
            <numerusform>Aktualizovaný %n hráč.</numerusform>
            <numerusform>Aktualizovaní %n hráči.</numerusform>
            <numerusform>Aktualizovaných %n hráčov.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>flagfall::view::ListHitsModel</name>
    <message>
        <source>inactive</source>
        <translation>neaktívny</translation>
    </message>
    <message>
        <source>already in the event</source>
        <translation>už je v podujatí</translation>
    </message>
</context>
<context>
    <name>flagfall::view::MatingView</name>
    <message>
        <source>White: no position yet</source>
        <translation>Biely: zatiaľ žiadna pozícia</translation>
    </message>
    <message>
        <source>Black: no position yet</source>
        <translation>Čierny: zatiaľ žiadna pozícia</translation>
    </message>
    <message>
        <source>White: looking …</source>
        <translation>Biely: hľadá sa…</translation>
    </message>
    <message>
        <source>Black: looking …</source>
        <translation>Čierny: hľadá sa…</translation>
    </message>
    <message>
        <source>Neither player can checkmate by any series of legal moves: the game is drawn at once.</source>
        <translation>Ani jeden hráč nemôže dať mat žiadnym sledom prípustných ťahov: partia sa ihneď končí remízou.</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <translation>Ťah %1 z %2</translation>
    </message>
    <message>
        <source>Laws %1, in force now; no event is open</source>
        <extracomment>%1 is the year of an edition of the Laws of Chess.</extracomment>
        <translation>Pravidlá %1, teraz platné; žiadny turnaj nie je otvorený</translation>
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
    <message>
        <source>This position cannot be used. %1</source>
        <extracomment>%1 are reasons, as sentences.</extracomment>
        <translation>Takúto pozíciu nemožno prevziať. %1</translation>
    </message>
    <message>
        <source>Up to %1 positions are examined.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Prezrie sa najviac %1 pozícií.</translation>
    </message>
    <message>
        <source>Cancelled before an answer was found.</source>
        <translation>Zrušené skôr, než bola odpoveď.</translation>
    </message>
    <message>
        <source>The position was set up manually.</source>
        <translation>Pozícia bola postavená ručne.</translation>
    </message>
    <message>
        <source>Only White&apos;s scoresheet says so, not the game record.</source>
        <translation>Hovorí to len partiár bieleho, nie zápis partie.</translation>
    </message>
    <message>
        <source>Only Black&apos;s scoresheet says so, not the game record.</source>
        <translation>Hovorí to len partiár čierneho, nie zápis partie.</translation>
    </message>
    <message numerus="yes">
        <source>The clocks have counted %n half-move(s) more than the record, which has missing moves.</source>
        <translation>
            <numerusform>Hodiny napočítali o %n polťah viac, než je v zápise, a ten má medzeru.</numerusform>
            <numerusform>Hodiny napočítali o %n polťahy viac, než je v zápise, a ten má medzeru.</numerusform>
            <numerusform>Hodiny napočítali o %n polťahov viac, než je v zápise, a ten má medzeru.</numerusform>
        </translation>
    </message>
    <message>
        <source>On the clock White is to move, in this position Black.</source>
        <translation>Podľa hodín je na ťahu biely, v tejto pozícii čierny.</translation>
    </message>
    <message>
        <source>On the clock Black is to move, in this position White.</source>
        <translation>Podľa hodín je na ťahu čierny, v tejto pozícii biely.</translation>
    </message>
    <message>
        <source>The record has changed: it no longer contains this position, so the verdict cannot be noted there.</source>
        <translation>Zápis sa medzitým zmenil: táto pozícia v ňom už nie je a verdikt sa tam nedá poznamenať.</translation>
    </message>
    <message>
        <source>The game has continued from here.</source>
        <translation>Partia odtiaľto pokračovala.</translation>
    </message>
</context>
<context>
    <name>flagfall::view::OffencesModel</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n hráč</numerusform>
            <numerusform>%n hráči</numerusform>
            <numerusform>%n hráčov</numerusform>
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
    <message>
        <source>Why do %1 and %2 not meet?</source>
        <extracomment>%1 and %2 players&apos; names.</extracomment>
        <translation>Prečo sa %1 a %2 nestretnú?</translation>
    </message>
    <message>
        <source>Round %1 is paired.</source>
        <translation>%1. kolo je nažrebované.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n board(s) changed</source>
        <extracomment>%1 &quot;20 boards&quot;, %n boards that were not there when it was paired before.</extracomment>
        <translation>
            <numerusform>%1, %n iná ako predtým</numerusform>
            <numerusform>%1, %n iné ako predtým</numerusform>
            <numerusform>%1, %n iných ako predtým</numerusform>
        </translation>
    </message>
    <message>
        <source>End the manual changes first.</source>
        <translation>Najprv ukončite ručné zmeny.</translation>
    </message>
    <message>
        <source>Begin manual changes first (E).</source>
        <translation>Najprv začnite ručné zmeny (E).</translation>
    </message>
    <message>
        <source>Make this change anyway?</source>
        <translation>Urobiť túto zmenu aj tak?</translation>
    </message>
    <message>
        <source>Make the change</source>
        <translation>Urobiť</translation>
    </message>
    <message>
        <source>Discard the change</source>
        <translation>Nechať, ako bolo</translation>
    </message>
    <message>
        <source>Colours swapped: board of %1</source>
        <extracomment>%1 a player&apos;s name.</extracomment>
        <translation>Farby na šachovnici hráča %1 vymenené</translation>
    </message>
    <message>
        <source>Swapped: %1 and %2</source>
        <extracomment>%1 and %2 players&apos; names.</extracomment>
        <translation>Výmena miest: %1 a %2</translation>
    </message>
    <message>
        <source>Select two seats first (Space).</source>
        <translation>Najprv vyberte dve miesta (medzerník).</translation>
    </message>
    <message>
        <source>Why does %1 not get the bye?</source>
        <extracomment>%1 a player&apos;s name.</extracomment>
        <translation>Prečo %1 nemá voľno?</translation>
    </message>
    <message>
        <source>The manual pairing is kept; check the boards of the players left over.</source>
        <translation>Ručné žrebovanie zostáva; pozrite si šachovnice tých, čo zostali bez súpera.</translation>
    </message>
    <message>
        <source>Back to the system&apos;s pairing?</source>
        <translation>Späť k žrebovaniu podľa pravidiel?</translation>
    </message>
    <message numerus="yes">
        <source>%n manual change(s) would be lost.</source>
        <translation>
            <numerusform>Stratila by sa %n ručná zmena.</numerusform>
            <numerusform>Stratili by sa %n ručné zmeny.</numerusform>
            <numerusform>Stratilo by sa %n ručných zmien.</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard the changes</source>
        <translation>Zahodiť ich</translation>
    </message>
    <message>
        <source>Keep the changes</source>
        <translation>Ponechať ich</translation>
    </message>
    <message>
        <source>%1 does not take part in this round.</source>
        <extracomment>%1 a player&apos;s name.</extracomment>
        <translation>%1 toto kolo nehrá.</translation>
    </message>
    <message>
        <source>%1 takes part in this round.</source>
        <extracomment>%1 a player&apos;s name.</extracomment>
        <translation>%1 toto kolo hrá.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n unfinished game(s) counted as draws for the pairing</source>
        <extracomment>%1 &quot;20 boards&quot;.</extracomment>
        <translation>
            <numerusform>%1, %n neukončená partia sa počíta za remízu</numerusform>
            <numerusform>%1, %n neukončené partie sa počítajú za remízu</numerusform>
            <numerusform>%1, %n neukončených partií sa počíta za remízu</numerusform>
        </translation>
    </message>
    <message>
        <source>Change round %1</source>
        <extracomment>%1 the number of a round that is published.</extracomment>
        <translation>Zmeniť %1. kolo</translation>
    </message>
    <message>
        <source>Round %1 was paired %2 after the last result</source>
        <extracomment>%1 the number of a round, %2 a time.</extracomment>
        <translation>%1. kolo bolo nažrebované %2 po poslednom výsledku</translation>
    </message>
    <message>
        <source>%1; the best was %2 (round %3)</source>
        <extracomment>%1 &quot;Round 3 was paired 2 minutes after the last result&quot;, %2 a time, %3 the number of a round.</extracomment>
        <translation>%1; najlepší čas bol %2 (%3. kolo)</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>note</comment>
        <extracomment>%1 &quot;23 players take part&quot;, %2 &quot;Round 3 was paired 2 minutes after the last result&quot;.</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Leave the round as it is?</source>
        <translation>Nechať kolo tak, ako je?</translation>
    </message>
    <message>
        <source>Round %1 is changed.</source>
        <translation>%1. kolo je zmenené.</translation>
    </message>
    <message>
        <source>Differs from the system.</source>
        <translation>Líši sa od systému.</translation>
    </message>
</context>
<context>
    <name>flagfall::view::PaperView</name>
    <message>
        <source>Saved as %1.</source>
        <translation>Uložené ako %1.</translation>
    </message>
    <message>
        <source>The file %1 cannot be written: %2</source>
        <translation>Súbor %1 sa nedá zapísať: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n page(s) printed.</source>
        <extracomment>%1 the title of a paper, %n how many pages were sent to the printer.</extracomment>
        <translation>
            <numerusform>%1: vytlačená %n strana.</numerusform>
            <numerusform>%1: vytlačené %n strany.</numerusform>
            <numerusform>%1: vytlačených %n strán.</numerusform>
        </translation>
    </message>
    <message>
        <source>This computer has no printer that answers. Save the pages as PDF and print them elsewhere.</source>
        <translation>Tento počítač nemá tlačiareň, ktorá odpovedá. Uložte strany ako PDF a vytlačte ich inde.</translation>
    </message>
    <message>
        <source>This paper has no table.</source>
        <translation>Na tomto výtlačku nie je tabuľka.</translation>
    </message>
    <message>
        <source>The spreadsheet cannot be written: %1</source>
        <translation>Súbor tabuľkového procesora sa nedá zapísať: %1</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Skopírované: %1</translation>
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
            <numerusform>%n strán</numerusform>
        </translation>
    </message>
    <message>
        <source>As needed</source>
        <translation>Podľa potreby</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Na výšku</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Na šírku</translation>
    </message>
    <message>
        <source>As in the program</source>
        <translation>Ako v programe</translation>
    </message>
    <message>
        <source>%1 is not a picture that can be read. PNG and JPEG can.</source>
        <translation>%1 nie je obrázok, ktorý sa dá prečítať. Použite PNG alebo JPEG.</translation>
    </message>
</context>
<context>
    <name>flagfall::view::PlayerForm</name>
    <message>
        <source>Enter the rounds, such as 3, 5=0.</source>
        <translation>Zadajte kolá, napríklad 3, 5=0.</translation>
    </message>
    <message>
        <source>Only rounds %1 to %2 are to come.</source>
        <extracomment>%1 and %2 numbers of rounds.</extracomment>
        <translation>Ešte sa hrajú len kolá %1 až %2.</translation>
    </message>
    <message>
        <source>FIDE knows no federation %1. Enter once more keeps it.</source>
        <extracomment>%1 three letters.</extracomment>
        <translation>FIDE nepozná federáciu %1. Ďalší Enter ju ponechá.</translation>
    </message>
    <message>
        <source>A women&apos;s title, and the player is entered as a man.</source>
        <translation>Ženský titul, a hráč je zapísaný ako muž.</translation>
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
        <translation>odstúpenie</translation>
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
        <translation>Odstúpenie z turnaja: %1.</translation>
    </message>
    <message>
        <source>withdrawn, annulled</source>
        <extracomment>The games of a player who left before half of them were played do not count.</extracomment>
        <translation>odstúpenie, anulované</translation>
    </message>
    <message>
        <source>%1, round %2</source>
        <extracomment>%1 a kind of bye, %2 the number of a round.</extracomment>
        <translation>%1, %2. kolo</translation>
    </message>
    <message>
        <source>%1 was removed from the list.</source>
        <translation>Odstránenie zo zoznamu: %1.</translation>
    </message>
    <message>
        <source>Lots have been drawn: the list is in the order of the pairing numbers.</source>
        <translation>Čísla sú vyžrebované: zoznam je v poradí štartovných čísel.</translation>
    </message>
    <message>
        <source>checked in</source>
        <translation>prezentovaný</translation>
    </message>
    <message>
        <source>owes %1</source>
        <extracomment>%1 an amount of money.</extracomment>
        <translation>dlhuje %1</translation>
    </message>
    <message>
        <source>board %1</source>
        <translation>šachovnica %1</translation>
    </message>
</context>
<context>
    <name>flagfall::view::Preferences</name>
    <message>
        <source>Desk 1</source>
        <extracomment>What the first place of work at an event is called in its records.</extracomment>
        <translation>Stôl 1</translation>
    </message>
</context>
<context>
    <name>flagfall::view::PresenceModel</name>
    <message>
        <source>withdrawn</source>
        <translation>odstúpenie</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>presence</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) take part</source>
        <translation>
            <numerusform>Hrá %n hráč</numerusform>
            <numerusform>Hrajú %n hráči</numerusform>
            <numerusform>Hrá %n hráčov</numerusform>
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
    <message>
        <source>%1 takes part</source>
        <extracomment>Read aloud: a player&apos;s name and whether he plays in the round.</extracomment>
        <translation>%1 hrá</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n of them not checked in</source>
        <extracomment>%1 &quot;60 players take part&quot;, %n who have not checked in.</extracomment>
        <translation>
            <numerusform>%1, %n z nich nie je prezentovaný</numerusform>
            <numerusform>%1, %n z nich nie sú prezentovaní</numerusform>
            <numerusform>%1, %n z nich nie je prezentovaných</numerusform>
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
        <source>The file %1 cannot be written: %2</source>
        <translation>Súbor %1 sa nedá zapísať: %2</translation>
    </message>
    <message>
        <source>The file %1 cannot be read: %2</source>
        <translation>Súbor %1 sa nedá prečítať: %2</translation>
    </message>
    <message>
        <source>Presets exported to %1: %2</source>
        <translation>Predvoľby zapísané do súboru %1: %2</translation>
    </message>
    <message>
        <source>Presets imported from %1: %2</source>
        <translation>Predvoľby prevzaté zo súboru %1: %2</translation>
    </message>
    <message>
        <source>The file %1 contains no presets of this program.</source>
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
    <message numerus="yes">
        <source>%n key(s) typed meanwhile did nothing.</source>
        <translation>
            <numerusform>%n kláves napísaný medzitým neurobil nič.</numerusform>
            <numerusform>%n klávesy napísané medzitým neurobili nič.</numerusform>
            <numerusform>%n klávesov napísaných medzitým neurobilo nič.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>flagfall::view::RatingListsModel</name>
    <message numerus="yes">
        <source>%n player(s) read</source>
        <translation>
            <numerusform>prečítaný %n hráč</numerusform>
            <numerusform>prečítaní %n hráči</numerusform>
            <numerusform>prečítaných %n hráčov</numerusform>
        </translation>
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
        <source>A list is called by small letters, digits and hyphens.</source>
        <translation>Názov listiny tvoria malé písmená bez diakritiky, číslice a spojovníky.</translation>
    </message>
    <message>
        <source>Write the month as 2026-11.</source>
        <translation>Mesiac napíšte ako 2026-11.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2: %n player(s) imported.</source>
        <extracomment>%n players; %1 is the name of a rating list, %2 a month and year.</extracomment>
        <translation>
            <numerusform>%1, %2: importovaný %n hráč.</numerusform>
            <numerusform>%1, %2: importovaní %n hráči.</numerusform>
            <numerusform>%1, %2: importovaných %n hráčov.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) without a player were left out.</source>
        <translation>
            <numerusform>Vynechaný %n riadok bez hráča.</numerusform>
            <numerusform>Vynechané %n riadky bez hráča.</numerusform>
            <numerusform>Vynechaných %n riadkov bez hráča.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2: removed. The file can be imported again.</source>
        <translation>%1, %2: odobraná. Súbor možno importovať znova.</translation>
    </message>
</context>
<context>
    <name>flagfall::view::RecentModel</name>
    <message>
        <source>No round has been paired yet</source>
        <translation>Zatiaľ nie je nažrebované žiadne kolo</translation>
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
            <numerusform>%1, chýba %n výsledok</numerusform>
            <numerusform>%1, chýbajú %n výsledky</numerusform>
            <numerusform>%1, chýba %n výsledkov</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is not there</source>
        <translation>Súbor tam nie je</translation>
    </message>
    <message>
        <source>%1; it was interrupted</source>
        <extracomment>%1 is how far the event has come: &quot;Round 3 of 7, 12 results missing&quot;.</extracomment>
        <translation>%1; bol prerušený</translation>
    </message>
    <message>
        <source>Continue %1</source>
        <translation>Pokračovať: %1</translation>
    </message>
</context>
<context>
    <name>flagfall::view::RecordActsView</name>
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
        <source>Both have signed %1, and no result is entered.</source>
        <translation>Obaja podpísali %1 a výsledok nie je zadaný.</translation>
    </message>
    <message>
        <source>%1 Offer no. %2 by this player (Laws %3).</source>
        <comment>offer</comment>
        <extracomment>%1 a sentence about a draw offer, %2 how many this player has made, %3 an article of the Laws.</extracomment>
        <translation>%1 V tejto partii je to %2. ponuka tohto hráča (Pravidlá %3).</translation>
    </message>
    <message>
        <source>The intended move %1 must be played (Laws %2).</source>
        <translation>Oznámený ťah %1 sa musí zahrať (Pravidlá %2).</translation>
    </message>
    <message>
        <source>The intended move %1 is illegal: another move with the same piece must be played, if there is one (Laws %2).</source>
        <translation>Oznámený ťah %1 nie je prípustný: treba zahrať iný ťah tou istou figúrkou, ak existuje (Pravidlá %2).</translation>
    </message>
    <message>
        <source>White&apos;s illegal move no. %1: White loses, or the game is drawn if Black cannot checkmate (Laws %2).</source>
        <extracomment>%1 a number, %2 an article of the Laws.</extracomment>
        <translation>%1. nemožný ťah bieleho: prehráva, alebo je remíza, ak čierny nemôže dať mat (Pravidlá %2).</translation>
    </message>
    <message>
        <source>Black&apos;s illegal move no. %1: Black loses, or the game is drawn if White cannot checkmate (Laws %2).</source>
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
        <source>After %1: %2</source>
        <extracomment>%1 the move just made: &quot;12. Nf3&quot;; %2 who has the move, or how the game ended.</extracomment>
        <translation>Naposledy: %1. %2</translation>
    </message>
    <message>
        <source>Line %1, column %2: “%3” cannot be read.</source>
        <translation>Riadok %1, stĺpec %2: „%3“ sa nedá prečítať.</translation>
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
        <translation>neznáme ťahy</translation>
    </message>
    <message>
        <source>The pasted game does not start where the record ends.</source>
        <translation>Partia v texte sa nezačína tam, kde sa zápis končí.</translation>
    </message>
    <message>
        <source>No game of the round has been recorded yet.</source>
        <translation>Zatiaľ nie je zapísaná žiadna partia kola.</translation>
    </message>
    <message numerus="yes">
        <source>%n comment(s), symbol(s) or variation(s) in the pasted game were left out.</source>
        <translation>
            <numerusform>%n poznámka, značka alebo variant textu nemá v zápise miesto.</numerusform>
            <numerusform>%n poznámky, značky alebo varianty textu nemajú v zápise miesto.</numerusform>
            <numerusform>%n poznámok, značiek alebo variantov textu nemá v zápise miesto.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing on this scoresheet can be read.</source>
        <translation>Z tohto partiára sa nedá nič prečítať.</translation>
    </message>
    <message>
        <source>This cannot be read; the board shows the last known position.</source>
        <translation>Čo tu stojí, sa nedá prečítať; šachovnica ukazuje poslednú známu pozíciu.</translation>
    </message>
    <message>
        <source>The pasted game gives the result %1; none has been entered.</source>
        <translation>Text uvádza výsledok %1; zadaný nebol žiadny.</translation>
    </message>
    <message>
        <source>Give the side to move: write w or b after the pieces.</source>
        <translation>Uveďte, kto je na ťahu: za postavenie figúrok napíšte w alebo b.</translation>
    </message>
    <message>
        <source>Missing moves are marked in the arbiter&apos;s record: show it first (Alt+1).</source>
        <translation>Medzera patrí do zápisu rozhodcu: najprv ho zobrazte (Alt+1).</translation>
    </message>
    <message>
        <source>Half-moves: a number up to %1, or empty.</source>
        <translation>Polťahy sú číslo do %1, alebo nič.</translation>
    </message>
    <message>
        <source>Chess960 starting positions are numbered from 0 to 959.</source>
        <translation>Začiatky Chess960 majú čísla od 0 do 959.</translation>
    </message>
    <message>
        <source>This cannot be read: there is no position to ask about.</source>
        <translation>Čo tu stojí, sa nedá prečítať: niet pozície, na ktorú sa pýtať.</translation>
    </message>
    <message numerus="yes">
        <source>According to the move number and the side to move, %n half-move(s) are missing.</source>
        <translation>
            <numerusform>Podľa čísla ťahu a hráča na ťahu v pozícii chýba %n polťah.</numerusform>
            <numerusform>Podľa čísla ťahu a hráča na ťahu v pozícii chýbajú %n polťahy.</numerusform>
            <numerusform>Podľa čísla ťahu a hráča na ťahu v pozícii chýba %n polťahov.</numerusform>
        </translation>
    </message>
    <message>
        <source>With this side to move, the number of missing half-moves cannot be %1.</source>
        <translation>Podľa toho, kto je v pozícii na ťahu, nemôže byť polťahov %1.</translation>
    </message>
    <message>
        <source>neither player can checkmate</source>
        <translation>Nikto už nemôže dať mat</translation>
    </message>
    <message>
        <source>The pasted game differs from the record from %1 on. Go to the position before it and delete the moves after it (Alt+X).</source>
        <translation>Partia v texte je od %1 iná: zobrazte miesto pred ním a odstráňte, čo nasleduje (Alt+X).</translation>
    </message>
    <message>
        <source>All moves of the pasted game are already recorded.</source>
        <translation>Všetky ťahy textu už sú v zápise.</translation>
    </message>
    <message>
        <source>The pasted game is between %1 and %2.</source>
        <extracomment>%1 and %2 players&apos; names.</extracomment>
        <translation>Text je partia hráčov %1 a %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n half-move(s) deleted; Ctrl+Z restores them.</source>
        <translation>
            <numerusform>Odstránený %n polťah; Ctrl+Z ho vráti.</numerusform>
            <numerusform>Odstránené %n polťahy; Ctrl+Z ich vráti.</numerusform>
            <numerusform>Odstránených %n polťahov; Ctrl+Z ich vráti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n half-move(s) copied.</source>
        <translation>
            <numerusform>Prevzatý %n polťah.</numerusform>
            <numerusform>Prevzaté %n polťahy.</numerusform>
            <numerusform>Prevzatých %n polťahov.</numerusform>
        </translation>
    </message>
    <message>
        <source>The scoresheet cannot be read from %1 on.</source>
        <extracomment>%1 what stands in a line of a scoresheet: &quot;12… xx&quot;.</extracomment>
        <translation>Partiár sa od %1 ďalej nedá prečítať.</translation>
    </message>
    <message numerus="yes">
        <source>%n of them differ(s) from the record.</source>
        <translation>
            <numerusform>%n v zápise bol iný.</numerusform>
            <numerusform>%n v zápise boli iné.</numerusform>
            <numerusform>%n v zápise bolo iných.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no moves after this position.</source>
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
        <source>%1 – %2</source>
        <comment>players</comment>
        <extracomment>The two players of a board.</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message numerus="yes">
        <source>%n clock(s) paused by the interruption. Decide what each of them shows (Laws 6.10).</source>
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
    <message numerus="yes">
        <source>%n flag(s) would fall.</source>
        <translation>
            <numerusform>Padla by %n zástavka.</numerusform>
            <numerusform>Padli by %n zástavky.</numerusform>
            <numerusform>Padlo by %n zástavok.</numerusform>
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
        <translation>Rozhodnuté pre všetky šachovnice.</translation>
    </message>
    <message>
        <source>White was to move.</source>
        <translation>Na ťahu bol biely.</translation>
    </message>
    <message>
        <source>Black was to move.</source>
        <translation>Na ťahu bol čierny.</translation>
    </message>
    <message>
        <source>The same as the last recorded time on every board.</source>
        <translation>Na každej šachovnici to isté ako posledná známa hodnota.</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) differ from the last recorded time, by at most %1.</source>
        <translation>
            <numerusform>%n šachovnica sa líši od poslednej známej hodnoty, najviac o %1.</numerusform>
            <numerusform>%n šachovnice sa líšia od poslednej známej hodnoty, najviac o %1.</numerusform>
            <numerusform>%n šachovníc sa líši od poslednej známej hodnoty, najviac o %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>What the players last saw; the clocks show these times now.</source>
        <translation>Čo hráči videli naposledy; tak sa časy ukazujú aj teraz.</translation>
    </message>
    <message numerus="yes">
        <source>%n clock(s) were paused when it woke; no player lost time.</source>
        <translation>
            <numerusform>Po prebudení sa zastavili %n hodiny; spánok sa nikomu nezapočítal.</numerusform>
            <numerusform>Po prebudení sa zastavili %n hodiny; spánok sa nikomu nezapočítal.</numerusform>
            <numerusform>Po prebudení sa zastavilo %n hodín; spánok sa nikomu nezapočítal.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ctrl+Z undoes it until the clock is used again.</source>
        <translation>Ctrl+Z to vezme späť, kým sa hodiny nepoužijú.</translation>
    </message>
    <message>
        <source>Board %1 has been decided.</source>
        <translation>O šachovnici %1 je rozhodnuté.</translation>
    </message>
</context>
<context>
    <name>flagfall::view::ReplayView</name>
    <message>
        <source>Write a time of day: 14:32 or 14:32:05.</source>
        <translation>Napíšte čas: 14:32 alebo 14:32:05.</translation>
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
        <source>This board was recorded from %1 to %2.</source>
        <translation>Priebeh tejto šachovnice je od %1 do %2.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Výpis je uložený ako %1.</translation>
    </message>
</context>
<context>
    <name>flagfall::view::ResultEntry</name>
    <message>
        <source>Board %1: %2 stands, and %3 was typed now.</source>
        <extracomment>%1 a board, %2 and %3 results: &quot;Board 17: 1–0 stands, and 0–1 was typed now.&quot;</extracomment>
        <translation>Šachovnica %1: platí %2, teraz napísané %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) typed after that did nothing.</source>
        <translation>
            <numerusform>%n kláves napísaný potom neurobil nič.</numerusform>
            <numerusform>%n klávesy napísané potom neurobili nič.</numerusform>
            <numerusform>%n klávesov napísaných potom neurobilo nič.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 verified</source>
        <extracomment>How many boards of a round have been typed a second time.</extracomment>
        <translation>overené %1 z %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n difference(s)</source>
        <comment>results typed a second time</comment>
        <extracomment>%1: &quot;17 of 60 verified&quot;.</extracomment>
        <translation>
            <numerusform>%1, %n sa líši</numerusform>
            <numerusform>%1, %n sa líšia</numerusform>
            <numerusform>%1, %n sa líši</numerusform>
        </translation>
    </message>
    <message>
        <source>Board %1: this key enters no result.</source>
        <translation>Šachovnica %1: tento kláves nie je výsledok.</translation>
    </message>
    <message>
        <source>The number of the board comes first.</source>
        <translation>Najprv číslo šachovnice.</translation>
    </message>
    <message>
        <source>There is no board %1 in this round.</source>
        <translation>Šachovnica %1 v tomto kole nie je.</translation>
    </message>
    <message>
        <source>Board %1: nothing was entered.</source>
        <translation>Šachovnica %1: nič sa nezapísalo.</translation>
    </message>
</context>
<context>
    <name>flagfall::view::RoundTimeView</name>
    <message>
        <source>The round has not begun</source>
        <translation>Kolo sa ešte nezačalo</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>Kolo sa skončilo</translation>
    </message>
    <message>
        <source>Stopped for %1</source>
        <extracomment>%1 a time.</extracomment>
        <translation>Pozastavené %1</translation>
    </message>
    <message>
        <source>Played for %1</source>
        <extracomment>%1 a time.</extracomment>
        <translation>Hrá sa %1</translation>
    </message>
    <message>
        <source>%1, default time expires in %2</source>
        <extracomment>%1 a sentence, %2 a time.</extracomment>
        <translation>%1, čakacia doba uplynie o %2</translation>
    </message>
    <message>
        <source>All results of round %1 are in.</source>
        <translation>Všetky výsledky %1. kola sú zapísané.</translation>
    </message>
    <message>
        <source>%1 %2 – %3</source>
        <extracomment>A board and its players: &quot;5 Amazon, A. – Nile, N.&quot;</extracomment>
        <translation>%1 %2 – %3</translation>
    </message>
    <message>
        <source>All games of round %1 are over or adjourned.</source>
        <extracomment>%1 is the number of a round, %2 a list of boards with their players.</extracomment>
        <translation>Všetky partie %1. kola sú skončené alebo prerušené.</translation>
    </message>
    <message>
        <source>Adjourned: %1.</source>
        <translation>Prerušené: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n scoresheet(s) not collected.</source>
        <translation>
            <numerusform>%n partiár nie je odovzdaný.</numerusform>
            <numerusform>%n partiáre nie sú odovzdané.</numerusform>
            <numerusform>%n partiárov nie je odovzdaných.</numerusform>
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
    <message>
        <source>Back to round %1</source>
        <extracomment>%1 the number of the round that is played now.</extracomment>
        <translation>Späť na %1. kolo</translation>
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
        <extracomment>%1 White or Black, %2 facts about the flag.</extracomment>
        <translation>%1: %2</translation>
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
        <source>unknown</source>
        <translation>neuvedené</translation>
    </message>
    <message>
        <source>Board %1: the game continues.</source>
        <translation>Šachovnica %1: hrá sa ďalej.</translation>
    </message>
    <message>
        <source>According to the game record: %1</source>
        <extracomment>%1 whether a player can checkmate: &quot;White can still checkmate&quot;.</extracomment>
        <translation>Podľa zápisu partie: %1</translation>
    </message>
    <message>
        <source>Another ruling is pending on this board: whatever happened first takes precedence.</source>
        <translation>Na tejto šachovnici čaká ešte iné rozhodnutie: platí to, čo sa stalo skôr.</translation>
    </message>
    <message>
        <source>White&apos;s clock should stand still: what it has run since this was opened is given back.</source>
        <translation>Hodiny bieleho majú stáť: čas, ktorý na nich ubehol od otvorenia, sa vráti.</translation>
    </message>
    <message>
        <source>Black&apos;s clock should stand still: what it has run since this was opened is given back.</source>
        <translation>Hodiny čierneho majú stáť: čas, ktorý na nich ubehol od otvorenia, sa vráti.</translation>
    </message>
    <message numerus="yes">
        <source>The game record is %n half-move(s) too short to tell whether checkmate is still possible.</source>
        <translation>
            <numerusform>Zápisu partie chýba %n polťah; nedá sa z neho povedať, či je mat ešte možný.</numerusform>
            <numerusform>Zápisu partie chýbajú %n polťahy; nedá sa z neho povedať, či je mat ešte možný.</numerusform>
            <numerusform>Zápisu partie chýba %n polťahov; nedá sa z neho povedať, či je mat ešte možný.</numerusform>
        </translation>
    </message>
    <message>
        <source>Record the ruling: nothing is changed</source>
        <translation>Zaznamenať rozhodnutie: nič sa nemení</translation>
    </message>
    <message>
        <source>To be set on the clock: White %1, Black %2</source>
        <extracomment>What the arbiter sets on a chess clock: %1 White&apos;s time, %2 Black&apos;s.</extracomment>
        <translation>Nastaviť na hodinách: biely %1, čierny %2</translation>
    </message>
    <message>
        <source>Nothing is ruled yet: the page of adjourned games opens, to open the envelope.</source>
        <translation>Ešte sa nerozhodlo: otvorí sa stránka prerušených partií, aby sa otvorila obálka.</translation>
    </message>
    <message>
        <source>Then the page of adjourned games opens: the player types the move.</source>
        <translation>Potom sa otvorí stránka prerušených partií: hráč napíše ťah.</translation>
    </message>
    <message>
        <source>Then the page of adjourned games opens, to adjourn the game once the clock is stopped.</source>
        <translation>Potom sa otvorí stránka prerušených partií, aby sa partia po zastavení hodín prerušila.</translation>
    </message>
    <message>
        <source>Then the page of adjourned games opens, to enter who keeps the envelope.</source>
        <translation>Potom sa otvorí stránka prerušených partií, aby sa zapísalo, kto má obálku.</translation>
    </message>
    <message>
        <source>An appeal against a ruling on record is lodged on the page of rulings (E), which keeps its time limit, who decides and what was decided.</source>
        <translation>Odvolanie proti zapísanému rozhodnutiu sa podáva na stránke rozhodnutí (E): tá uchová lehotu, kto rozhoduje a ako sa rozhodlo.</translation>
    </message>
    <message>
        <source>This game is over: %1.</source>
        <extracomment>%1 a result.</extracomment>
        <translation>Táto partia sa už skončila: %1.</translation>
    </message>
</context>
<context>
    <name>flagfall::view::RulingsModel</name>
    <message numerus="yes">
        <source>%n ruling(s)</source>
        <translation>
            <numerusform>%n rozhodnutie</numerusform>
            <numerusform>%n rozhodnutia</numerusform>
            <numerusform>%n rozhodnutí</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n ruling(s)</source>
        <translation>
            <numerusform>%1 z %n rozhodnutia</numerusform>
            <numerusform>%1 z %n rozhodnutí</numerusform>
            <numerusform>%1 z %n rozhodnutí</numerusform>
        </translation>
    </message>
    <message>
        <source>All rounds</source>
        <translation>Všetky kolá</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>%1. kolo</translation>
    </message>
    <message>
        <source>with “%1”</source>
        <extracomment>Which rulings are on a paper: those with these words in them.</extracomment>
        <translation>s textom „%1“</translation>
    </message>
    <message>
        <source>Board %1: the ruling is withdrawn (%2).</source>
        <extracomment>%1 the number of a board, %2 the ruling.</extracomment>
        <translation>Šachovnica %1: rozhodnutie je anulované (%2).</translation>
    </message>
</context>
<context>
    <name>flagfall::view::SealingView</name>
    <message>
        <source>Type the move in both fields.</source>
        <translation>Napíšte ťah do oboch polí.</translation>
    </message>
    <message>
        <source>The two fields are not the same. Type both again.</source>
        <translation>Polia sa nezhodujú. Vyplňte obe znova.</translation>
    </message>
    <message>
        <source>This is not written like a move. Type both fields again.</source>
        <translation>Toto nie je zapísané ako ťah. Vyplňte obe polia znova.</translation>
    </message>
    <message>
        <source>It could not be printed. %1</source>
        <translation>Nedalo sa vytlačiť. %1</translation>
    </message>
    <message>
        <source>Saved as %1. This file is the key: print it, then delete it.</source>
        <translation>Uložené ako %1. Tento súbor je kľúč: vytlačte ho a potom ho vymažte.</translation>
    </message>
    <message>
        <source>The file %1 cannot be written: %2</source>
        <translation>Súbor %1 sa nedá zapísať: %2</translation>
    </message>
    <message>
        <source>Printing…</source>
        <translation>Tlačí sa…</translation>
    </message>
    <message>
        <source>Sent to the printer. Its queue may keep a copy of the job: have it deleted.</source>
        <translation>Odoslané do tlačiarne. V jej fronte môže zostať kópia úlohy: dajte ju vymazať.</translation>
    </message>
    <message>
        <source>opening keys</source>
        <extracomment>The name of a file.</extracomment>
        <translation>otváracie kľúče</translation>
    </message>
    <message>
        <source>No file was named: type a name in the dialog.</source>
        <translation>Nebol zadaný súbor: napíšte v okne jeho názov.</translation>
    </message>
    <message>
        <source>Choose another folder: beside the event file the key would protect nothing.</source>
        <translation>Vyberte iný priečinok: vedľa súboru turnaja by kľúč nič nechránil.</translation>
    </message>
    <message>
        <source>Round %1, board %2: who is to move and seals?</source>
        <translation>%1. kolo, %2. šachovnica: kto je na ťahu a pečatí?</translation>
    </message>
    <message>
        <source>Round %2, board %3: %1 (White) seals a move</source>
        <extracomment>%1 a player, %2 the number of a round, %3 of a board.</extracomment>
        <translation>%2. kolo, %3. šachovnica: %1 (biely) zapečatí ťah</translation>
    </message>
    <message>
        <source>Round %2, board %3: %1 (Black) seals a move</source>
        <translation>%2. kolo, %3. šachovnica: %1 (čierny) zapečatí ťah</translation>
    </message>
</context>
<context>
    <name>flagfall::view::SheetsView</name>
    <message numerus="yes">
        <source>%n scoresheet(s) not collected</source>
        <translation>
            <numerusform>%n partiár nie je odovzdaný</numerusform>
            <numerusform>%n partiáre nie sú odovzdané</numerusform>
            <numerusform>%n partiárov nie je odovzdaných</numerusform>
        </translation>
    </message>
    <message>
        <source>Missing scoresheets: round %1</source>
        <translation>Chýbajúce partiáre: %1. kolo</translation>
    </message>
    <message>
        <source>missing scoresheets round %1</source>
        <comment>file</comment>
        <translation>chýbajúce partiáre kolo %1</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Šachovnica</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farba</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Hráč</translation>
    </message>
    <message>
        <source>No scoresheet of a finished game is missing.</source>
        <translation>Z dohraných partií nechýba žiadny partiár.</translation>
    </message>
</context>
<context>
    <name>flagfall::view::SlipReader</name>
    <message>
        <source>The code “%1” is not that of a result slip.</source>
        <translation>Kód „%1“ nie je z lístka s výsledkom.</translation>
    </message>
    <message>
        <source>This slip is of another event, or the event had another name or first day when it was printed. Find the board by its number (/).</source>
        <translation>Lístok je z iného podujatia, alebo podujatie malo pri tlači iný názov či prvý deň. Nájdite šachovnicu podľa čísla (/).</translation>
    </message>
    <message>
        <source>There is no board %1 in round %2.</source>
        <translation>V %2. kole nie je šachovnica %1.</translation>
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
        <source>%1, provisional</source>
        <extracomment>Read aloud for a line of the table: %1 &quot;Rank 3: Vega, points: 2&quot;; a game of the player is adjourned.</extracomment>
        <translation>%1, predbežne</translation>
    </message>
</context>
<context>
    <name>flagfall::view::TableClocksView</name>
    <message>
        <source>%1, board %2: %3</source>
        <extracomment>%1 is written on a clock, %2 the board it stands on, %3 what is wrong with it.</extracomment>
        <translation>%1, šachovnica %2: %3</translation>
    </message>
    <message>
        <source>%1, put away: %2</source>
        <extracomment>%1 is written on a clock, %2 is what is wrong with it.</extracomment>
        <translation>%1, odložené: %2</translation>
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
        <translation>Priečinok sa nedá vytvoriť.</translation>
    </message>
    <message>
        <source>%1 was not made by this program. Choose another folder.</source>
        <translation>%1 nevytvoril tento program. Vyberte iný priečinok.</translation>
    </message>
    <message>
        <source>The file %1 cannot be written: %2</source>
        <translation>Súbor %1 sa nedá zapísať: %2</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Zverejnené</translation>
    </message>
    <message>
        <source>The command failed with exit code %1</source>
        <translation>Príkaz zlyhal s návratovým kódom %1</translation>
    </message>
    <message>
        <source>The command was ended by the system</source>
        <translation>Príkaz ukončil systém</translation>
    </message>
    <message>
        <source>The command cannot be started</source>
        <translation>Príkaz sa nedá spustiť</translation>
    </message>
    <message>
        <source>The command cannot be started: %1</source>
        <translation>Príkaz sa nedá spustiť: %1</translation>
    </message>
    <message numerus="yes">
        <source>The command was stopped after %n minute(s)</source>
        <translation>
            <numerusform>Príkaz bol zastavený po %n minúte</numerusform>
            <numerusform>Príkaz bol zastavený po %n minútach</numerusform>
            <numerusform>Príkaz bol zastavený po %n minútach</numerusform>
        </translation>
    </message>
    <message>
        <source>The command was cancelled</source>
        <translation>Príkaz bol zrušený</translation>
    </message>
    <message>
        <source>%1 web pages</source>
        <comment>folder</comment>
        <extracomment>The folder that is proposed for the web pages of an event; %1 its name.</extracomment>
        <translation>%1 webové stránky</translation>
    </message>
    <message>
        <source>Type the whole path of the folder, from / or ~/ on.</source>
        <translation>Zapíšte celú cestu k priečinku, od / alebo ~/.</translation>
    </message>
    <message>
        <source>Type the address of the pages like this: https://chess.example/open/</source>
        <translation>Zapíšte adresu stránok takto: https://chess.example/open/</translation>
    </message>
    <message>
        <source>As the papers</source>
        <translation>Ako výtlačky</translation>
    </message>
    <message>
        <source>Type the command that publishes the pages first.</source>
        <translation>Najprv zapíšte príkaz, ktorý stránky zverejní.</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minúta</numerusform>
            <numerusform>%n minúty</numerusform>
            <numerusform>%n minút</numerusform>
        </translation>
    </message>
    <message>
        <source>Web pages in %1: %2</source>
        <extracomment>A notice: %1 a folder, %2 what went wrong with the web pages in it.</extracomment>
        <translation>Webové stránky v %1: %2</translation>
    </message>
    <message>
        <source>The pages have not been written yet.</source>
        <translation>Stránky ešte neboli zapísané.</translation>
    </message>
    <message>
        <source>No browser could be started. The first page is %1</source>
        <translation>Nepodarilo sa spustiť prehliadač. Prvá stránka je %1</translation>
    </message>
    <message>
        <source>The pages are being written…</source>
        <translation>Stránky sa zapisujú…</translation>
    </message>
    <message>
        <source>Not written at %1: %2</source>
        <extracomment>%1 a time of day, %2 what went wrong.</extracomment>
        <translation>O %1 nezapísané: %2</translation>
    </message>
    <message numerus="yes">
        <source>Written at %1: %n file(s)</source>
        <extracomment>Of the web pages: %1 a time of day, %n all their files.</extracomment>
        <translation>
            <numerusform>Zapísané o %1: %n súbor</numerusform>
            <numerusform>Zapísané o %1: %n súbory</numerusform>
            <numerusform>Zapísané o %1: %n súborov</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <comment>files</comment>
        <extracomment>%n files that were written because they are not as before.</extracomment>
        <translation>
            <numerusform>%n zmenený</numerusform>
            <numerusform>%n zmenené</numerusform>
            <numerusform>%n zmenených</numerusform>
        </translation>
    </message>
    <message>
        <source>The command is running…</source>
        <translation>Príkaz beží…</translation>
    </message>
    <message>
        <source>Last written on %1</source>
        <extracomment>The web pages lie there from before the program was started: %1 day and time.</extracomment>
        <translation>Naposledy zapísané %1</translation>
    </message>
</context>
<context>
    <name>flagfall::view::Workspace</name>
    <message>
        <source>The event was of an older format and has been converted. The original is kept as %1.</source>
        <translation>Turnaj bol v staršom formáte a bol prevedený. Pôvodný súbor ostáva ako %1.</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>title</comment>
        <extracomment>The window&apos;s title: the event, then the program.</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation>Priečinok %1 neexistuje.</translation>
    </message>
    <message>
        <source>%1. The clock stays paused.</source>
        <extracomment>%1 what was taken back: &quot;Taken back: result 1–0 on board 3&quot;.</extracomment>
        <translation>%1. Hodiny zostávajú zastavené.</translation>
    </message>
    <message>
        <source>Please check the marked fields.</source>
        <translation>Vo formulári ešte niečo nie je v poriadku.</translation>
    </message>
    <message>
        <source>The file %1 does not contain an event yet.</source>
        <translation>V súbore %1 zatiaľ nie je turnaj.</translation>
    </message>
    <message>
        <source>Choose where to save the event file.</source>
        <translation>Uveďte, kde má byť uložený súbor turnaja.</translation>
    </message>
    <message>
        <source>You do not have permission to write to the folder %1.</source>
        <translation>Do priečinka %1 nemôžete zapisovať.</translation>
    </message>
    <message>
        <source>The file %1 already exists. Choose another name.</source>
        <translation>Súbor %1 už existuje. Zvoľte iný názov.</translation>
    </message>
    <message>
        <source>This event is already open.</source>
        <translation>Toto je práve otvorený turnaj.</translation>
    </message>
    <message>
        <source>The file ended in an entry that could not be read. If the power failed while it was being saved, nothing else is missing: compare the last entries in the history. The file as it was is kept as %1.</source>
        <translation>Súbor sa končil záznamom, ktorý sa nedal prečítať. Ak pri jeho ukladaní vypadol prúd, nič iné nechýba: porovnajte posledné záznamy v histórii. Pôvodný súbor je uložený ako %1.</translation>
    </message>
    <message>
        <source>Everything is saved in %1. The event goes on there.</source>
        <translation>Všetko je uložené v %1. Turnaj pokračuje tam.</translation>
    </message>
    <message>
        <source>Does this entry count?</source>
        <translation>Platí tento záznam?</translation>
    </message>
    <message>
        <source>When entry %1 was saved the disk failed, and you were told that it might not be saved. It is in the file: %2</source>
        <extracomment>%1 a number, %2 a sentence about an act, such as &quot;Board 3: 1–0&quot;.</extracomment>
        <translation>Pri ukladaní záznamu %1 zlyhal disk a program ohlásil, že sa možno neuložil. V súbore je: %2</translation>
    </message>
    <message>
        <source>It counts</source>
        <translation>Platí</translation>
    </message>
    <message>
        <source>Decide later</source>
        <translation>Rozhodnúť neskôr</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Vziať späť</translation>
    </message>
    <message>
        <source>T</source>
        <comment>key</comment>
        <extracomment>The key of &quot;Take it back&quot;, one capital letter of it.</extracomment>
        <translation>V</translation>
    </message>
    <message>
        <source>The file %1 cannot be read as an event.</source>
        <translation>Súbor %1 sa nedá prečítať ako turnaj.</translation>
    </message>
</context>
</TS>
