// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/texts/incident_text.h"

#include "app/view/texts/clock_text.h"
#include "app/view/texts/offence_text.h"
#include "app/view/texts/result_text.h"
#include "arbiter/rulings/text.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <array>

namespace flagfall::view {
namespace {

struct IncidentText {
    Q_DECLARE_TR_FUNCTIONS(IncidentText)
};

// --- incidents -----------------------------------------------------------------------------------------------

struct Named {
    std::string_view word;
    char const* name;
    char const* also = ""; ///< other words that find it
};

constexpr std::array incidents{
    Named{"flag", QT_TRANSLATE_NOOP("IncidentText", "Flag fall"),
          QT_TRANSLATE_NOOP("IncidentText",
                            "time out ran out of time overstepped zero forfeit fell lone king both flags")},
    Named{"illegal-move", QT_TRANSLATE_NOOP("IncidentText", "Illegal move"),
          QT_TRANSLATE_NOOP("IncidentText", "promotion pawn check king castling two hands both hands wrong move "
                                            "invalid pressed without moving captured "
                                            "captures taken takes the king")},
    Named{"device", QT_TRANSLATE_NOOP("IncidentText", "Phone or electronic device"),
          QT_TRANSLATE_NOOP("IncidentText", "telephone mobile cell rang ring rings ringing watch earphones cheating")},
    Named{"draw-claim", QT_TRANSLATE_NOOP("IncidentText", "Draw claim"),
          QT_TRANSLATE_NOOP("IncidentText", "repetition repeated three times threefold position fifty moves claims")},
    Named{"draw-offer", QT_TRANSLATE_NOOP("IncidentText", "Draw offer"),
          QT_TRANSLATE_NOOP("IncidentText", "offers a draw proposes half point asks for a draw")},
    Named{"draw-agreed", QT_TRANSLATE_NOOP("IncidentText", "Draw by agreement"),
          QT_TRANSLATE_NOOP("IncidentText", "agreed early too soon before move agree draws shook hands")},
    Named{"late-arrival", QT_TRANSLATE_NOOP("IncidentText", "Late arrival"),
          QT_TRANSLATE_NOOP("IncidentText", "absent missing not here no show late default time forfeit delay")},
    Named{"clock-adjustment", QT_TRANSLATE_NOOP("IncidentText", "Clock adjustment"),
          QT_TRANSLATE_NOOP("IncidentText", "time correction correct adjust add minutes bonus set again")},
    Named{"extra-time", QT_TRANSLATE_NOOP("IncidentText", "Quickplay finish: request for an increment"),
          QT_TRANSLATE_NOOP("IncidentText",
                            "extra time five seconds guidelines increment sudden death last period two minutes")},
    Named{"quickplay-claim", QT_TRANSLATE_NOOP("IncidentText", "Quickplay finish: draw claim"),
          QT_TRANSLATE_NOOP("IncidentText", "guidelines normal means cannot win no effort two minutes sudden death")},
    Named{"clock-defect", QT_TRANSLATE_NOOP("IncidentText", "Defective clock"),
          QT_TRANSLATE_NOOP("IncidentText", "fault faulty battery broken blank stopped clock")},
    Named{"wrong-setting", QT_TRANSLATE_NOOP("IncidentText", "Clock set incorrectly"),
          QT_TRANSLATE_NOOP("IncidentText", "wrong time wrong setting increment mode swapped times badly set")},
    Named{"clocks-stopped", QT_TRANSLATE_NOOP("IncidentText", "Clocks stopped"),
          QT_TRANSLATE_NOOP("IncidentText", "paused stopped disturbance illness toilet without reason")},
    Named{"screen-quoted", QT_TRANSLATE_NOOP("IncidentText", "Screen as basis of a claim"),
          QT_TRANSLATE_NOOP("IncidentText", "monitor display big screen demonstration board projector live internet")},
    Named{"scoresheet", QT_TRANSLATE_NOOP("IncidentText", "Scoresheet"),
          QT_TRANSLATE_NOOP("IncidentText",
                            "not writing notation keep score record moves refuses refusal does not write")},
    Named{"sheets-behind", QT_TRANSLATE_NOOP("IncidentText", "Scoresheets not up to date after a flag fall"),
          QT_TRANSLATE_NOOP("IncidentText", "time trouble update reconstruct incomplete missing moves zeitnot")},
    Named{"illegal-position", QT_TRANSLATE_NOOP("IncidentText", "Illegal position seen by the arbiter"),
          QT_TRANSLATE_NOOP("IncidentText", "kings check both kings pawn last rank eighth impossible not promoted")},
    Named{"touch", QT_TRANSLATE_NOOP("IncidentText", "Touched piece"),
          QT_TRANSLATE_NOOP("IncidentText", "touch move touched adjust j'adoube released let go wants another move "
                                            "castling castles rook first")},
    Named{"offer-reply", QT_TRANSLATE_NOOP("IncidentText", "Reply to a draw offer"),
          QT_TRANSLATE_NOOP("IncidentText", "accepts rejects declines withdraws takes back answer refuses")},
    Named{"ended", QT_TRANSLATE_NOOP("IncidentText", "Game ended on the board"),
          QT_TRANSLATE_NOOP("IncidentText",
                            "checkmate mate mated stalemate dead position insufficient material fivefold seventy-five "
                            "bare kings")},
    Named{"sham-game", QT_TRANSLATE_NOOP("IncidentText", "Prearranged draw"),
          QT_TRANSLATE_NOOP("IncidentText",
                            "sham game fixed arranged agreed before bought match fixing without playing")},
    Named{"resignation", QT_TRANSLATE_NOOP("IncidentText", "Resignation"),
          QT_TRANSLATE_NOOP("IncidentText", "resigns gives up lone king bare king")},
    Named{"handshake", QT_TRANSLATE_NOOP("IncidentText", "Misunderstood handshake"),
          QT_TRANSLATE_NOOP("IncidentText", "result dispute shook hands draw or win disagree different results")},
    Named{"penalty", QT_TRANSLATE_NOOP("IncidentText", "Penalty"),
          QT_TRANSLATE_NOOP(
              "IncidentText",
              "warning warn fine expulsion expelled excluded loss of game points less time punish sanction")},
    Named{"offence", QT_TRANSLATE_NOOP("IncidentText", "Conduct of a player"),
          QT_TRANSLATE_NOOP("IncidentText", "offence behaviour noise talking speaking chatting smoking distracting "
                                            "disturbing leaving not writing warning toilet lying untrue cheating")},
    Named{
        "start-error", QT_TRANSLATE_NOOP("IncidentText", "Error at the start"),
        QT_TRANSLATE_NOOP("IncidentText",
                          "initial position wrong colours wrong colors colours reversed swapped board turned set up")},
    Named{"displaced", QT_TRANSLATE_NOOP("IncidentText", "Displaced pieces"),
          QT_TRANSLATE_NOOP("IncidentText", "knocked over fallen pushed put back")},
    Named{"signed-result", QT_TRANSLATE_NOOP("IncidentText", "Signed result"),
          QT_TRANSLATE_NOOP("IncidentText", "scoresheet signature wrong result refuses to sign")},
    Named{"appeal", QT_TRANSLATE_NOOP("IncidentText", "Appeal"),
          QT_TRANSLATE_NOOP("IncidentText", "committee protest complaint complains objection chief arbiter disagrees")},
    Named{
        "missed-press", QT_TRANSLATE_NOOP("IncidentText", "Clock not pressed"),
        QT_TRANSLATE_NOOP("IncidentText",
                          "missed press forgot forgotten did not press lever own clock runs late press pressed late")},
    Named{"adjournment", QT_TRANSLATE_NOOP("IncidentText", "Adjournment"),
          QT_TRANSLATE_NOOP("IncidentText", "adjourned interrupted postponed sealed move envelope end of session made "
                                            "on the board instead of sealing")},
    Named{"sealed-change", QT_TRANSLATE_NOOP("IncidentText", "Change of a sealed move"),
          QT_TRANSLATE_NOOP("IncidentText", "adjourned envelope back wants another move open again")},
    Named{"between-sessions", QT_TRANSLATE_NOOP("IncidentText", "Adjourned game: draw, resignation or offer"),
          QT_TRANSLATE_NOOP("IncidentText",
                            "agreed draw resigns by telephone message between sessions before resumption")},
    Named{"resumption", QT_TRANSLATE_NOOP("IncidentText", "Resumption of an adjourned game"),
          QT_TRANSLATE_NOOP("IncidentText", "absent late continue resume continues envelope reply")},
    Named{"sealed-move", QT_TRANSLATE_NOOP("IncidentText", "Sealed move opened"),
          QT_TRANSLATE_NOOP("IncidentText", "adjourned envelope ambiguous unclear unreadable empty illegal wrong")},
    Named{"envelope-missing", QT_TRANSLATE_NOOP("IncidentText", "Missing envelope"),
          QT_TRANSLATE_NOOP("IncidentText", "adjourned sealed move lost gone disappeared destroyed")},
    Named{"noted-times", QT_TRANSLATE_NOOP("IncidentText", "Incorrect times of an adjourned game"),
          QT_TRANSLATE_NOOP("IncidentText", "resumption clock wrong times used noted badly written")},
};

constexpr std::array alsoParticular{
    Named{"distraction",
          QT_TRANSLATE_NOOP("IncidentText", "disturbing talking speaking chatting whispering bothering gestures")},
    Named{"left-area", QT_TRANSLATE_NOOP("IncidentText", "toilet restroom corridor outside went out smoking break")},
    Named{"interference",
          QT_TRANSLATE_NOOP("IncidentText", "spectator parent coach trainer third person prompting advice kibitzer")},
    Named{"fifty", QT_TRANSLATE_NOOP("IncidentText", "fifty moves rule")},
    Named{"noise", QT_TRANSLATE_NOOP("IncidentText", "loud music talking beeping shouting")},
    Named{"disrepute", QT_TRANSLATE_NOOP("IncidentText", "insult rude swearing fight unsporting scandal cheating")},
};

// --- facts ---------------------------------------------------------------------------------------------------

/// Of an incident with its word before it, `displaced/by`, where the label of all others does not fit.
struct Labelled {
    std::string_view word;
    char const* label;
};

constexpr std::array facts{
    Labelled{"accepted", QT_TRANSLATE_NOOP("IncidentText", "The opponent has accepted a draw")},
    Labelled{"added", QT_TRANSLATE_NOOP("IncidentText", "Increment that the clock gave")},
    Labelled{"adjusting", QT_TRANSLATE_NOOP("IncidentText", "Intention to adjust")},
    Labelled{"after", QT_TRANSLATE_NOOP("IncidentText", "arrival after the start")},
    Labelled{"against", QT_TRANSLATE_NOOP("IncidentText", "Against")},
    Labelled{"announced", QT_TRANSLATE_NOOP("IncidentText", "Intended move as written")},
    Labelled{"away", QT_TRANSLATE_NOOP("IncidentText", "has not come yet")},
    Labelled{"base", QT_TRANSLATE_NOOP("IncidentText", "Time on the clocks at the start")},
    Labelled{"basis", QT_TRANSLATE_NOOP("IncidentText", "Basis of the claim")},
    Labelled{"before-first-move", QT_TRANSLATE_NOOP("IncidentText", "Increment before the first move as well")},
    Labelled{"both", QT_TRANSLATE_NOOP("IncidentText", "The opponent has done the same")},
    Labelled{"by", QT_TRANSLATE_NOOP("IncidentText", "Player")},
    Labelled{"certain", QT_TRANSLATE_NOOP("IncidentText", "The game record has no missing moves")},
    Labelled{"clock/credited", QT_TRANSLATE_NOOP("IncidentText", "increment that the last press added")},
    Labelled{"clock/flag-down", QT_TRANSLATE_NOOP("IncidentText", "the flag is down")},
    Labelled{"clock/time", QT_TRANSLATE_NOOP("IncidentText", "time on the clock now")},
    Labelled{"clocks-run", QT_TRANSLATE_NOOP("IncidentText", "The clocks were not stopped with the claim")},
    Labelled{"clocks-stopped/by", QT_TRANSLATE_NOOP("IncidentText", "Stopped by")},
    Labelled{"completed", QT_TRANSLATE_NOOP("IncidentText", "The clock was pressed after the move")},
    Labelled{"conditional", QT_TRANSLATE_NOOP("IncidentText", "With a condition attached")},
    Labelled{"displaced/by", QT_TRANSLATE_NOOP("IncidentText", "Displaced by")},
    Labelled{"draw-claim/earlier", QT_TRANSLATE_NOOP("IncidentText", "Earlier incorrect or invalid claims")},
    Labelled{"draw-claim/touched", QT_TRANSLATE_NOOP("IncidentText", "A piece was touched before the claim")},
    Labelled{"drawn-already", QT_TRANSLATE_NOOP("IncidentText", "Already drawn by")},
    Labelled{"earlier", QT_TRANSLATE_NOOP("IncidentText", "Earlier offers that were rejected")},
    Labelled{"excused", QT_TRANSLATE_NOOP("IncidentText", "did not have to keep score")},
    Labelled{"fault", QT_TRANSLATE_NOOP("IncidentText", "What happened")},
    Labelled{"finished", QT_TRANSLATE_NOOP("IncidentText", "The player's game is over")},
    Labelled{"first-press", QT_TRANSLATE_NOOP("IncidentText", "White's first press after the start")},
    Labelled{"found", QT_TRANSLATE_NOOP("IncidentText", "What the game record shows")},
    Labelled{"found-by", QT_TRANSLATE_NOOP("IncidentText", "Noticed by")},
    Labelled{"full-time", QT_TRANSLATE_NOOP("IncidentText", "Full time of each player")},
    Labelled{"ground", QT_TRANSLATE_NOOP("IncidentText", "Reason")},
    Labelled{"has-move", QT_TRANSLATE_NOOP("IncidentText", "The player has the move")},
    Labelled{"how", QT_TRANSLATE_NOOP("IncidentText", "End of the game")},
    Labelled{"in-all", QT_TRANSLATE_NOOP("IncidentText", "Time left to both players together")},
    Labelled{"in-bag", QT_TRANSLATE_NOOP("IncidentText", "In a bag, not on the player")},
    Labelled{"increment", QT_TRANSLATE_NOOP("IncidentText", "Increment")},
    Labelled{"keeps", QT_TRANSLATE_NOOP("IncidentText", "Points the player keeps")},
    Labelled{"kind", QT_TRANSLATE_NOOP("IncidentText", "Offence")},
    Labelled{"kings-in-check", QT_TRANSLATE_NOOP("IncidentText", "Both kings are in check")},
    Labelled{"last", QT_TRANSLATE_NOOP("IncidentText", "last reliable time")},
    Labelled{"lost", QT_TRANSLATE_NOOP("IncidentText", "time lost by a disturbance")},
    Labelled{"made", QT_TRANSLATE_NOOP("IncidentText", "Move made since, in English notation")},
    Labelled{"mated", QT_TRANSLATE_NOOP("IncidentText", "Checkmated player")},
    Labelled{"matter", QT_TRANSLATE_NOOP("IncidentText", "Question")},
    Labelled{"meant", QT_TRANSLATE_NOOP("IncidentText", "Correct initial position (FEN)")},
    Labelled{"missing", QT_TRANSLATE_NOOP("IncidentText", "missing time")},
    Labelled{"moment", QT_TRANSLATE_NOOP("IncidentText", "When it was offered")},
    Labelled{"moved-again", QT_TRANSLATE_NOOP("IncidentText", "The player has made the next move as well")},
    Labelled{"moves", QT_TRANSLATE_NOOP("IncidentText", "moves made")},
    Labelled{"moves-then", QT_TRANSLATE_NOOP("IncidentText", "moves made before the irregularity")},
    Labelled{"new-piece", QT_TRANSLATE_NOOP("IncidentText", "Piece that touched the promotion square")},
    Labelled{"next", QT_TRANSLATE_NOOP("IncidentText", "Next move")},
    Labelled{"no-arbiter", QT_TRANSLATE_NOOP("IncidentText", "No arbiter is present")},
    Labelled{"offence/by", QT_TRANSLATE_NOOP("IncidentText", "Committed by")},
    Labelled{"offender", QT_TRANSLATE_NOOP("IncidentText", "Player at fault")},
    Labelled{"offer-reply/pending", QT_TRANSLATE_NOOP("IncidentText", "The offer is pending")},
    Labelled{"offered", QT_TRANSLATE_NOOP("IncidentText", "A draw was offered with the move")},
    Labelled{"offered-by", QT_TRANSLATE_NOOP("IncidentText", "Offered by")},
    Labelled{"opponent", QT_TRANSLATE_NOOP("IncidentText", "Points of the opponent")},
    Labelled{"opponent-pending", QT_TRANSLATE_NOOP("IncidentText", "An offer of the opponent is pending")},
    Labelled{"opponent-touched", QT_TRANSLATE_NOOP("IncidentText", "The opponent has touched a piece since")},
    Labelled{"other-basis", QT_TRANSLATE_NOOP("IncidentText", "A correct claim would be based on")},
    Labelled{"over", QT_TRANSLATE_NOOP("IncidentText", "The game was already over")},
    Labelled{"penalised", QT_TRANSLATE_NOOP("IncidentText", "Already counted; only the result is open")},
    Labelled{"penalties", QT_TRANSLATE_NOOP("IncidentText", "Penalty")},
    Labelled{"pending", QT_TRANSLATE_NOOP("IncidentText", "An earlier offer of the player is pending")},
    Labelled{"permitted", QT_TRANSLATE_NOOP("IncidentText", "The arbiter has permitted it")},
    Labelled{"played", QT_TRANSLATE_NOOP("IncidentText", "Result of the game as played")},
    Labelled{"pressed", QT_TRANSLATE_NOOP("IncidentText", "The clock was pressed before the pieces were replaced")},
    Labelled{"ran", QT_TRANSLATE_NOOP("IncidentText", "Whose clock should have run since")},
    Labelled{"reason", QT_TRANSLATE_NOOP("IncidentText", "Reason")},
    Labelled{"refused", QT_TRANSLATE_NOOP("IncidentText", "Who refuses to sign")},
    Labelled{"rejected-before", QT_TRANSLATE_NOOP("IncidentText", "An earlier claim was rejected")},
    Labelled{"illegal-move/move", QT_TRANSLATE_NOOP("IncidentText", "Move as it was made")},
    Labelled{"beside", QT_TRANSLATE_NOOP("IncidentText", "Square where the new piece was put instead")},
    Labelled{"changed", QT_TRANSLATE_NOOP("IncidentText", "Another move was written in its place")},
    Labelled{"disproved", QT_TRANSLATE_NOOP("IncidentText", "The record shows no such end")},
    Labelled{"claimable", QT_TRANSLATE_NOOP("IncidentText", "What could be claimed now")},
    Labelled{"to-displaced", QT_TRANSLATE_NOOP("IncidentText", "Resigned because a piece was displaced")},
    Labelled{"released", QT_TRANSLATE_NOOP("IncidentText", "Square where the piece was released")},
    Labelled{"replied", QT_TRANSLATE_NOOP("IncidentText", "The opponent has made a move since")},
    Labelled{"replied-illegally",
             QT_TRANSLATE_NOOP("IncidentText", "That move was illegal as well, as when a king is captured")},
    Labelled{"replied-mate", QT_TRANSLATE_NOOP("IncidentText", "That move checkmates")},
    Labelled{"reply", QT_TRANSLATE_NOOP("IncidentText", "Reply")},
    Labelled{"result", QT_TRANSLATE_NOOP("IncidentText", "Result of the game")},
    Labelled{"right-moves", QT_TRANSLATE_NOOP("IncidentText", "correct number of moves")},
    Labelled{"rounds", QT_TRANSLATE_NOOP("IncidentText", "Rounds of the exclusion")},
    Labelled{"said-by", QT_TRANSLATE_NOOP("IncidentText", "Reported by")},
    Labelled{"seemed-over", QT_TRANSLATE_NOOP("IncidentText", "The move seemed to end the game")},
    Labelled{"settled", QT_TRANSLATE_NOOP("IncidentText", "Both players have signed another result")},
    Labelled{"sheet", QT_TRANSLATE_NOOP("IncidentText", "result on the signed scoresheet")},
    Labelled{"signed", QT_TRANSLATE_NOOP("IncidentText", "The player has signed the scoresheet")},
    Labelled{"since", QT_TRANSLATE_NOOP("IncidentText", "Half-moves made since")},
    Labelled{"first", QT_TRANSLATE_NOOP("IncidentText", "Move that was written first")},
    Labelled{"clock-defect/since", QT_TRANSLATE_NOOP("IncidentText", "Time passed since")},
    Labelled{"start", QT_TRANSLATE_NOOP("IncidentText", "Position the game began from (FEN)")},
    Labelled{"state", QT_TRANSLATE_NOOP("IncidentText", "The device")},
    Labelled{"taken", QT_TRANSLATE_NOOP("IncidentText", "Time taken from the player")},
    Labelled{"amount", QT_TRANSLATE_NOOP("IncidentText", "Amount of the fine, as announced")},
    Labelled{"time", QT_TRANSLATE_NOOP("IncidentText", "Time for the opponent")},
    Labelled{"time-then", QT_TRANSLATE_NOOP("IncidentText", "time before the irregularity")},
    Labelled{"times-before", QT_TRANSLATE_NOOP("IncidentText", "Earlier offences of this kind")},
    Labelled{"to-illegal-move", QT_TRANSLATE_NOOP("IncidentText", "The opponent's last move was illegal")},
    Labelled{"together", QT_TRANSLATE_NOOP("IncidentText", "Touched at the same time, or the order is unknown")},
    Labelled{"touch/kind", QT_TRANSLATE_NOOP("IncidentText", "How it was touched")},
    Labelled{"touched", QT_TRANSLATE_NOOP("IncidentText", "Squares of the pieces touched, in order")},
    Labelled{"touched-after", QT_TRANSLATE_NOOP("IncidentText", "A piece was touched after the claim")},
    Labelled{"two-hands", QT_TRANSLATE_NOOP("IncidentText", "The move was made with two hands")},
    Labelled{"verified", QT_TRANSLATE_NOOP("IncidentText", "The opponent has verified it")},
    Labelled{"void", QT_TRANSLATE_NOOP("IncidentText", "Reason why it does not count")},
    Labelled{"was-below", QT_TRANSLATE_NOOP("IncidentText", "Less than five minutes were left in this period")},
    Labelled{"white-late", QT_TRANSLATE_NOOP("IncidentText", "Delay of the real White's arrival")},
    Labelled{"withdrawn", QT_TRANSLATE_NOOP("IncidentText", "The player withdraws the claim")},
    Labelled{"written", QT_TRANSLATE_NOOP("IncidentText", "The position is written down")},
    Labelled{"wrong-setting/by", QT_TRANSLATE_NOOP("IncidentText", "Changed by")},
    Labelled{"wrong-setting/increment", QT_TRANSLATE_NOOP("IncidentText", "Correct increment")},
    Labelled{"adjournment/by", QT_TRANSLATE_NOOP("IncidentText", "Player whose clock is running")},
    Labelled{"session-left", QT_TRANSLATE_NOOP("IncidentText", "Time to the end of the session, if adjourned early")},
    Labelled{"moved", QT_TRANSLATE_NOOP("IncidentText", "Move made on the board")},
    Labelled{"noted-times/moved", QT_TRANSLATE_NOOP("IncidentText", "The player has made a move since the resumption")},
    Labelled{"move", QT_TRANSLATE_NOOP("IncidentText", "Move, in English notation")},
    Labelled{"claim-pending", QT_TRANSLATE_NOOP("IncidentText", "A claim is still to be decided")},
    Labelled{"clock-stopped", QT_TRANSLATE_NOOP("IncidentText", "The player has stopped the clock")},
    Labelled{"sealed-change/made", QT_TRANSLATE_NOOP("IncidentText", "Move made on the board instead of sealing")},
    Labelled{"made", QT_TRANSLATE_NOOP("IncidentText", "Move made on the board after the call to seal")},
    Labelled{"news", QT_TRANSLATE_NOOP("IncidentText", "What is reported")},
    Labelled{"sealed-by", QT_TRANSLATE_NOOP("IncidentText", "Sealed by")},
    Labelled{"resumption/after", QT_TRANSLATE_NOOP("IncidentText", "arrival after the agreed time")},
    Labelled{"here", QT_TRANSLATE_NOOP("IncidentText", "has arrived")},
    Labelled{"noted", QT_TRANSLATE_NOOP("IncidentText", "time recorded at the adjournment")},
    Labelled{"limit", QT_TRANSLATE_NOOP("IncidentText", "Longest delay that the regulations allow")},
    Labelled{"resumption/reply", QT_TRANSLATE_NOOP("IncidentText", "Reply sealed as well")},
    Labelled{"text", QT_TRANSLATE_NOOP("IncidentText", "Sealed move as written")},
    Labelled{"language", QT_TRANSLATE_NOOP("IncidentText", "Language of the notation")},
    Labelled{"empty", QT_TRANSLATE_NOOP("IncidentText", "No move is written")},
    Labelled{"sealed-move/by", QT_TRANSLATE_NOOP("IncidentText", "Sealed by")},
    Labelled{"sealed-move/offered", QT_TRANSLATE_NOOP("IncidentText", "A draw offer is on the envelope")},
    Labelled{"resumption/missing", QT_TRANSLATE_NOOP("IncidentText", "The envelope is missing")},
    Labelled{"resumption/offered", QT_TRANSLATE_NOOP("IncidentText", "A draw offer is on the envelope")},
    Labelled{"envelope-missing/by", QT_TRANSLATE_NOOP("IncidentText", "Sealed by")},
    Labelled{"position-lost", QT_TRANSLATE_NOOP("IncidentText", "The position cannot be re-established")},
    Labelled{"late", QT_TRANSLATE_NOOP("IncidentText", "Delay of the player who must reply")},
    Labelled{"stated", QT_TRANSLATE_NOOP("IncidentText", "Move that the player says was sealed")},
    Labelled{"noted-times/by", QT_TRANSLATE_NOOP("IncidentText", "Pointed out by")},
    Labelled{"right", QT_TRANSLATE_NOOP("IncidentText", "time the clock should show now")},
};

// --- choices -------------------------------------------------------------------------------------------------

constexpr std::array choices{
    Labelled{"accepts", QT_TRANSLATE_NOOP("IncidentText", "accepts")},
    Labelled{"accidental", QT_TRANSLATE_NOOP("IncidentText", "accidentally")},
    Labelled{"adjusts", QT_TRANSLATE_NOOP("IncidentText", "adjusts a piece")},
    Labelled{"after-move", QT_TRANSLATE_NOOP("IncidentText", "after the move, before the press")},
    Labelled{"announced-capture", QT_TRANSLATE_NOOP("IncidentText", "the intended move is a capture")},
    Labelled{"announced-illegal", QT_TRANSLATE_NOOP("IncidentText", "the intended move is illegal")},
    Labelled{"announced-pawn", QT_TRANSLATE_NOOP("IncidentText", "the intended move is a pawn move")},
    Labelled{"arbiter", QT_TRANSLATE_NOOP("IncidentText", "the arbiter")},
    Labelled{"base", QT_TRANSLATE_NOOP("IncidentText", "wrong time at the start")},
    Labelled{"before-own-move", QT_TRANSLATE_NOOP("IncidentText", "before making a move")},
    Labelled{"bishop", QT_TRANSLATE_NOOP("IncidentText", "bishop")},
    Labelled{"board-turned", QT_TRANSLATE_NOOP("IncidentText", "chessboard placed incorrectly")},
    Labelled{"both", QT_TRANSLATE_NOOP("IncidentText", "both")},
    Labelled{"both-kings-in-check", QT_TRANSLATE_NOOP("IncidentText", "both kings in check")},
    Labelled{"by-player", QT_TRANSLATE_NOOP("IncidentText", "changed by a player")},
    Labelled{"cannot-win", QT_TRANSLATE_NOOP("IncidentText", "cannot win by normal means")},
    Labelled{"checkmate", QT_TRANSLATE_NOOP("IncidentText", "checkmate")},
    Labelled{"claim", QT_TRANSLATE_NOOP("IncidentText", "claim made before it")},
    Labelled{"claim-without-arbiter", QT_TRANSLATE_NOOP("IncidentText", "claim without an arbiter")},
    Labelled{"colours-reversed", QT_TRANSLATE_NOOP("IncidentText", "colours reversed")},
    Labelled{"contact", QT_TRANSLATE_NOOP("IncidentText", "disputed contact")},
    Labelled{"correct", QT_TRANSLATE_NOOP("IncidentText", "the claim is correct")},
    Labelled{"dead-position", QT_TRANSLATE_NOOP("IncidentText", "dead position")},
    Labelled{"decision", QT_TRANSLATE_NOOP("IncidentText", "a decision")},
    Labelled{"declines", QT_TRANSLATE_NOOP("IncidentText", "rejects")},
    Labelled{"defect", QT_TRANSLATE_NOOP("IncidentText", "defective clock")},
    Labelled{"deliberate", QT_TRANSLATE_NOOP("IncidentText", "deliberately")},
    Labelled{"displaced-pieces", QT_TRANSLATE_NOOP("IncidentText", "displaced pieces")},
    Labelled{"disputed", QT_TRANSLATE_NOOP("IncidentText", "disputed")},
    Labelled{"disturbance", QT_TRANSLATE_NOOP("IncidentText", "disturbance from outside")},
    Labelled{"draw-claim", QT_TRANSLATE_NOOP("IncidentText", "draw claim")},
    Labelled{"duty", QT_TRANSLATE_NOOP("IncidentText", "must the player keep score?")},
    Labelled{"fifty", QT_TRANSLATE_NOOP("IncidentText", "50 moves")},
    Labelled{"fifty-announced", QT_TRANSLATE_NOOP("IncidentText", "50 moves with the intended move")},
    Labelled{"fivefold", QT_TRANSLATE_NOOP("IncidentText", "fivefold repetition")},
    Labelled{"illegal-move", QT_TRANSLATE_NOOP("IncidentText", "illegal move")},
    Labelled{"illness", QT_TRANSLATE_NOOP("IncidentText", "illness")},
    Labelled{"increment", QT_TRANSLATE_NOOP("IncidentText", "wrong increment")},
    Labelled{"jumped", QT_TRANSLATE_NOOP("IncidentText", "the time jumped")},
    Labelled{"kept", QT_TRANSLATE_NOOP("IncidentText", "the scoresheet is kept")},
    Labelled{"king", QT_TRANSLATE_NOOP("IncidentText", "king")},
    Labelled{"knight", QT_TRANSLATE_NOOP("IncidentText", "knight")},
    Labelled{"legal", QT_TRANSLATE_NOOP("IncidentText", "legal")},
    Labelled{"mode", QT_TRANSLATE_NOOP("IncidentText", "wrong mode")},
    Labelled{"no", QT_TRANSLATE_NOOP("IncidentText", "not expressed")},
    Labelled{"no-effort", QT_TRANSLATE_NOOP("IncidentText", "no effort to win")},
    Labelled{"no-move", QT_TRANSLATE_NOOP("IncidentText", "clock pressed without a move")},
    Labelled{"not-said", QT_TRANSLATE_NOOP("IncidentText", "unknown")},
    Labelled{"not-to-move", QT_TRANSLATE_NOOP("IncidentText", "the player does not have the move")},
    Labelled{"not-yet", QT_TRANSLATE_NOOP("IncidentText", "not completed yet")},
    Labelled{"nothing-written", QT_TRANSLATE_NOOP("IncidentText", "no intended move written")},
    Labelled{"number", QT_TRANSLATE_NOOP("IncidentText", "the opponent asks for the number of moves")},
    Labelled{"offender", QT_TRANSLATE_NOOP("IncidentText", "the player")},
    Labelled{"on-opponents-time", QT_TRANSLATE_NOOP("IncidentText", "while the opponent has the move")},
    Labelled{"opponent", QT_TRANSLATE_NOOP("IncidentText", "the opponent")},
    Labelled{"opponents-conduct", QT_TRANSLATE_NOOP("IncidentText", "conduct of the opponent")},
    Labelled{"other", QT_TRANSLATE_NOOP("IncidentText", "another")},
    Labelled{"other-hand", QT_TRANSLATE_NOOP("IncidentText", "clock pressed with the other hand")},
    Labelled{"pawn", QT_TRANSLATE_NOOP("IncidentText", "pawn")},
    Labelled{"pawn-on-last-rank", QT_TRANSLATE_NOOP("IncidentText", "pawn on the last rank")},
    Labelled{"piece-touched", QT_TRANSLATE_NOOP("IncidentText", "a piece was touched")},
    Labelled{"players", QT_TRANSLATE_NOOP("IncidentText", "both players")},
    Labelled{"promotion-piece", QT_TRANSLATE_NOOP("IncidentText", "piece for a promotion")},
    Labelled{"queen", QT_TRANSLATE_NOOP("IncidentText", "queen")},
    Labelled{"quickplay-claim", QT_TRANSLATE_NOOP("IncidentText", "quickplay claim")},
    Labelled{"refusal", QT_TRANSLATE_NOOP("IncidentText", "the player refuses to keep score")},
    Labelled{"repetition", QT_TRANSLATE_NOOP("IncidentText", "repetition on the board")},
    Labelled{"repetition-announced", QT_TRANSLATE_NOOP("IncidentText", "repetition with the intended move")},
    Labelled{"rook", QT_TRANSLATE_NOOP("IncidentText", "rook")},
    Labelled{"said", QT_TRANSLATE_NOOP("IncidentText", "expressed")},
    Labelled{"seventy-five-moves", QT_TRANSLATE_NOOP("IncidentText", "75 moves")},
    Labelled{"sounds", QT_TRANSLATE_NOOP("IncidentText", "made a sound")},
    Labelled{"stalemate", QT_TRANSLATE_NOOP("IncidentText", "stalemate")},
    Labelled{"still-illegal", QT_TRANSLATE_NOOP("IncidentText", "completed, still illegal")},
    Labelled{"stopped", QT_TRANSLATE_NOOP("IncidentText", "the clock stopped")},
    Labelled{"swapped", QT_TRANSLATE_NOOP("IncidentText", "times swapped")},
    Labelled{"switched-off", QT_TRANSLATE_NOOP("IncidentText", "switched off")},
    Labelled{"switched-on", QT_TRANSLATE_NOOP("IncidentText", "switched on")},
    Labelled{"too-few-moves", QT_TRANSLATE_NOOP("IncidentText", "fewer than 50 moves")},
    Labelled{"too-few-times", QT_TRANSLATE_NOOP("IncidentText", "the position occurred too few times")},
    Labelled{"touches", QT_TRANSLATE_NOOP("IncidentText", "touches a piece")},
    Labelled{"two-hands", QT_TRANSLATE_NOOP("IncidentText", "two hands used")},
    Labelled{"unfinished-promotion", QT_TRANSLATE_NOOP("IncidentText", "pawn not replaced on promotion")},
    Labelled{"with-claim", QT_TRANSLATE_NOOP("IncidentText", "with a claim")},
    Labelled{"withdraws", QT_TRANSLATE_NOOP("IncidentText", "the offer is withdrawn")},
    Labelled{"wrong-position", QT_TRANSLATE_NOOP("IncidentText", "incorrect initial position")},
    Labelled{"second-game", QT_TRANSLATE_NOOP("IncidentText", "the game had been played already")},
    Labelled{"wrong-ran", QT_TRANSLATE_NOOP("IncidentText", "the wrong clock ran")},
    Labelled{"wrong-setting", QT_TRANSLATE_NOOP("IncidentText", "clock set incorrectly")},
    Labelled{"none", QT_TRANSLATE_NOOP("IncidentText", "none")},
    Labelled{"before-order", QT_TRANSLATE_NOOP("IncidentText", "before being told to seal, clock not pressed")},
    Labelled{"after-order", QT_TRANSLATE_NOOP("IncidentText", "after being told to seal")},
    Labelled{"agreed", QT_TRANSLATE_NOOP("IncidentText", "a draw is agreed")},
    Labelled{"resigns", QT_TRANSLATE_NOOP("IncidentText", "the player resigns")},
    Labelled{"offers", QT_TRANSLATE_NOOP("IncidentText", "the player offers a draw")},
    Labelled{"wanted", QT_TRANSLATE_NOOP("IncidentText", "the player wants to seal it")},
    Labelled{"sealed", QT_TRANSLATE_NOOP("IncidentText", "it is sealed")},
    Labelled{"not-sealed", QT_TRANSLATE_NOOP("IncidentText", "no")},
};

QString translated(char const* text) { return *text ? IncidentText::tr(text) : QString{}; }

template <typename Table>
QString labelIn(Table const& table, std::string const& word) {
    auto const found = std::ranges::find(table, word, &Labelled::word);
    return found == table.end() ? QString{} : translated(found->label);
}

Named const* named(std::string_view incident) {
    auto const found = std::ranges::find(incidents, incident, &Named::word);
    return found == incidents.end() ? nullptr : &*found;
}

/// By itself, as "slovenčina".
QString languageName(notation::Language language) {
    if (language == notation::Language::Figurine) return IncidentText::tr("figurines");
    QString const code = QString::fromStdString(std::string{notation::languageCode(language)});
    QString const name = QLocale(code).nativeLanguageName();
    return name.isEmpty() ? code : name;
}

/// What other texts name already: offences, penalties, grounds, results, colours and points.
QString namedElsewhere(std::string_view fact, std::string_view choice) {
    using rulings::fromWord;
    if (auto const colour = fromWord<Colour>(choice)) return colourText(*colour);
    if (fact == "kind")
        if (auto const kind = fromWord<Misconduct>(choice)) return offenceText(*kind);
    if (fact == "penalties")
        if (auto const penalty = fromWord<Penalty>(choice)) return penaltyText(*penalty);
    if (fact == "ground")
        if (auto const ground = rulings::Value<Ground>::read(choice)) return groundText(*ground);
    if (fact == "language")
        if (auto const language = notation::languageFrom(choice)) return languageName(*language);
    if (fact == "keeps" || fact == "opponent")
        if (auto const points = rulings::Value<Points>::read(choice))
            return *points == halfPoint ? QStringLiteral("½") : QString::fromStdString(std::string{choice});
    if (auto const result = resultFromCode(choice)) return resultText(*result);
    return {};
}

/// Where it is not that nobody knows.
constexpr std::array noneOfThem{
    Labelled{"clocks-stopped/by", QT_TRANSLATE_NOOP("IncidentText", "the arbiter")},
    Labelled{"clock-adjustment/offender", QT_TRANSLATE_NOOP("IncidentText", "nobody")},
    Labelled{"signed-result/refused", QT_TRANSLATE_NOOP("IncidentText", "nobody")},
    Labelled{"clock-defect/ran", QT_TRANSLATE_NOOP("IncidentText", "neither")},
};

} // namespace

QString incidentName(std::string_view incident) {
    Named const* const one = named(incident);
    return one ? translated(one->name) : QString{};
}

QString incidentSynonyms(std::string_view incident) {
    Named const* const one = named(incident);
    return one ? translated(one->also) : QString{};
}

QString choiceSynonyms(std::string_view choice) {
    auto const also = std::ranges::find(alsoParticular, choice, &Named::word);
    return also == alsoParticular.end() ? QString{} : translated(also->name);
}

QString factLabel(std::string_view incident, std::string_view fact) {
    std::string const word{fact};
    QString label = labelIn(facts, std::string{incident} + '/' + word);
    if (label.isEmpty()) label = labelIn(facts, word);
    if (!label.isEmpty()) return label;
    for (Colour const side : bothColours) {
        std::string const prefix = std::string{rulings::wordOf(side)} + '-';
        if (!word.starts_with(prefix)) continue;
        label = labelIn(facts, std::string{incident} + '/' + word.substr(prefix.size()));
        if (label.isEmpty()) label = labelIn(facts, word.substr(prefix.size()));
        if (label.isEmpty()) return label;
        //: The label of a field about one player: %1 as "moves made" or "arrival after the start".
        return (side == Colour::White ? IncidentText::tr("White: %1", "field") : IncidentText::tr("Black: %1", "field"))
            .arg(label);
    }
    return {};
}

QString noneText(std::string_view incident, std::string_view fact) {
    return labelIn(noneOfThem, std::string{incident} + '/' + std::string{fact});
}

QString factValueText(std::string_view incident, rulings::FactText const& fact) {
    auto const forms = rulings::formOfIncident(incident);
    auto const form = std::ranges::find(forms, fact.word, &rulings::FactForm::word);
    QString const value = QString::fromStdString(fact.value);
    if (form == forms.end()) return value;
    if (form->kind == rulings::FactKind::YesNo)
        return fact.value == "yes" ? IncidentText::tr("yes") : IncidentText::tr("no", "fact of an incident");
    bool const chosen = form->kind == rulings::FactKind::OneOf || form->kind == rulings::FactKind::SomeOf;
    if (!chosen) return value;
    QStringList texts;
    for (QString const& one : value.split(QLatin1Char(','))) {
        QString const text = choiceText(fact.word, one.toStdString());
        texts += text.isEmpty() ? one : text;
    }
    return texts.join(QStringLiteral(", "));
}

QString choiceText(std::string_view fact, std::string_view choice) {
    QString const text = namedElsewhere(fact, choice);
    return text.isEmpty() ? labelIn(choices, std::string{choice}) : text;
}

} // namespace flagfall::view
