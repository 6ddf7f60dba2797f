// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/texts/ruling_text.h"

#include "app/view/texts/claim_text.h"
#include "app/view/texts/clock_text.h"
#include "app/view/texts/incident_text.h"
#include "app/view/texts/offence_text.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/result_text.h"
#include "arbiter/laws/recording.h"

#include <QCoreApplication>
#include <QStringList>

namespace flagfall::view {
namespace {

using namespace rulings;

struct RulingText {
    Q_DECLARE_TR_FUNCTIONS(RulingText)
};

QString byColour(Colour colour, QString const& white, QString const& black) {
    return colour == Colour::White ? white : black;
}

/// The points of one player in one game.
QString gamePointsText(Points points) {
    if (points == halfPoint) return QStringLiteral("½");
    return points == onePoint ? QStringLiteral("1") : QStringLiteral("0");
}

/// One after the other in a sentence. In English the players keep their capital.
QString afterSemicolons(QStringList const& parts) {
    QString text;
    for (QString part : parts) {
        bool const player = part.startsWith(QStringLiteral("White")) || part.startsWith(QStringLiteral("Black"));
        if (!text.isEmpty() && !player) part[0] = part[0].toLower();
        text += (text.isEmpty() ? QString{} : QStringLiteral("; ")) + part;
    }
    return text;
}

/// What a score does not say by itself.
struct BesideScore {
    bool operator()(Warn const&) const { return true; }
    bool operator()(FinePlayer const&) const { return true; }
    bool operator()(ExcludePlayer const&) const { return true; }
    bool operator()(ExpelPlayer const&) const { return true; }
    bool operator()(ExpelFromVenue const&) const { return true; }
    template <typename Other>
    bool operator()(Other const&) const {
        return false;
    }
};

/// The titles, one for each incident.
struct Title {
    Rules const& rules;
    Known const& known;

    QString operator()(FlagFall const&) const {
        auto const& [white, black] = known.sides;
        if (known.bothFlagsDown()) return RulingText::tr("Both flags are down");
        if (!known.anyFlagDown()) return RulingText::tr("No flag is down");
        KnownSide const& side = white.flagDown ? white : black;
        Colour const colour = white.flagDown ? Colour::White : Colour::Black;
        if (side.lastPeriod)
            return byColour(colour, RulingText::tr("White's flag is down"), RulingText::tr("Black's flag is down"));
        return byColour(colour, RulingText::tr("White's period ended: check the moves"),
                        RulingText::tr("Black's period ended: check the moves"));
    }
    QString operator()(IllegalMove const& incident) const {
        bool const notYet = !incident.completed && incident.fault == PressFault::TwoHands;
        bool const isNone = notYet || faultCounts(rules.laws(), incident.fault).value == FaultCounts::AsInfraction;
        if (isNone) //: %1 is what the player has done, as "clock pressed with the other hand".
            return byColour(incident.by, RulingText::tr("White: %1"), RulingText::tr("Black: %1"))
                .arg(choiceText("fault", wordOf(incident.fault)));
        if (!incident.completed && incident.fault != PressFault::NoMove)
            return byColour(incident.by, RulingText::tr("White: illegal move, not completed"),
                            RulingText::tr("Black: illegal move, not completed"));
        int const number = known.sides[incident.by].illegalMoves + (incident.penalised ? 0 : 1);
        if (incident.fault != PressFault::IllegalMove)
            //: %1 what the player has done, as "two hands used"; %2 a number: it counts as an illegal move.
            return byColour(incident.by, RulingText::tr("White: %1 (illegal move no. %2)"),
                            RulingText::tr("Black: %1 (illegal move no. %2)"))
                .arg(choiceText("fault", wordOf(incident.fault)), QString::number(number));
        return byColour(incident.by, RulingText::tr("White: illegal move no. %1"),
                        RulingText::tr("Black: illegal move no. %1"))
            .arg(number);
    }
    QString operator()(DeviceFound const& incident) const {
        bool const sounded = incident.state == DeviceState::Sounds;
        if (sounded && !incident.inBag) return deviceText(rules.laws().device.offence, incident.by);
        QString const found = incident.inBag ? byColour(incident.by, RulingText::tr("Electronic device in White's bag"),
                                                        RulingText::tr("Electronic device in Black's bag"))
                                             : deviceText(DeviceOffence::OnHisPerson, incident.by);
        //: %1 where an electronic device was found, %2 its state: "switched off".
        return sounded ? found
                       : RulingText::tr("%1: %2", "device").arg(found, choiceText("state", wordOf(incident.state)));
    }
    QString operator()(DrawClaimed const& incident) const {
        QString const claim =
            byColour(incident.by, RulingText::tr("White claims a draw"), RulingText::tr("Black claims a draw"));
        QString const basis = basisText(incident.basis);
        return claim + QStringLiteral(" – ") +
               (incident.announced.empty() ? basis : basis + QStringLiteral(": ") + plain(incident.announced));
    }
    QString operator()(DrawOffered const& incident) const {
        return byColour(incident.by, RulingText::tr("White offers a draw"), RulingText::tr("Black offers a draw"));
    }
    QString operator()(DrawAgreed const&) const { return RulingText::tr("The players agree to a draw"); }
    QString operator()(LateArrival const& incident) const {
        QStringList parts;
        for (Colour const side : bothColours)
            if (incident.after[side])
                //: %1 a length of time.
                parts += byColour(side, RulingText::tr("White arrived %1 after the start"),
                                  RulingText::tr("Black arrived %1 after the start"))
                             .arg(spanText(*incident.after[side]));
        return parts.isEmpty() ? RulingText::tr("Absent at the start of the round") : afterSemicolons(parts);
    }
    QString operator()(ClockAdjustment const&) const { return RulingText::tr("Clock adjustment"); }
    QString operator()(ExtraTimeAsked const& incident) const {
        return byColour(incident.by, RulingText::tr("White asks for extra time"),
                        RulingText::tr("Black asks for extra time"));
    }
    QString operator()(IllegalPosition const& incident) const {
        return incident.fault == PlainFault::BothKingsInCheck ? RulingText::tr("Both kings are in check")
                                                              : RulingText::tr("There is a pawn on the last rank");
    }
    QString operator()(PiecesTouched const& incident) const {
        QStringList squares;
        for (board::Square const square : incident.touched) squares += plain(board::squareText(square));
        if (squares.size() == 1)
            //: %1 a square of the board, as "g8".
            return byColour(incident.by, RulingText::tr("White has touched the piece on %1"),
                            RulingText::tr("Black has touched the piece on %1"))
                .arg(squares.front());
        if (!squares.isEmpty())
            //: %1 squares of the board, as "e1, h1".
            return byColour(incident.by, RulingText::tr("White has touched the pieces on %1"),
                            RulingText::tr("Black has touched the pieces on %1"))
                .arg(squares.join(QStringLiteral(", ")));
        return byColour(incident.by, RulingText::tr("White has touched a piece"),
                        RulingText::tr("Black has touched a piece"));
    }
    QString operator()(OfferReplied const& incident) const {
        return byColour(incident.offeredBy, RulingText::tr("Reply to White's draw offer"),
                        RulingText::tr("Reply to Black's draw offer"));
    }
    QString operator()(EndedOnBoard const&) const { return RulingText::tr("The game has ended on the board"); }
    QString operator()(MissedPress const& incident) const {
        return byColour(incident.by, RulingText::tr("White did not press the clock"),
                        RulingText::tr("Black did not press the clock"));
    }
    QString operator()(ShamGame const&) const { return RulingText::tr("The draw was arranged before the game"); }
    QString operator()(Resigned const& incident) const {
        return byColour(incident.by, RulingText::tr("White resigns"), RulingText::tr("Black resigns"));
    }
    QString operator()(HandshakeMisunderstood const&) const {
        return RulingText::tr("The players shook hands and disagree about the result");
    }
    QString operator()(QuickplayClaimed const& incident) const {
        return byColour(incident.by, RulingText::tr("White claims a draw in the quickplay finish"),
                        RulingText::tr("Black claims a draw in the quickplay finish"));
    }
    QString operator()(ClockDefect const&) const { return RulingText::tr("The clock is defective"); }
    QString operator()(WrongSetting const&) const { return RulingText::tr("The clock was set incorrectly"); }
    QString operator()(ClocksStopped const& incident) const {
        if (!incident.by) return RulingText::tr("The arbiter stopped the clocks");
        return byColour(*incident.by, RulingText::tr("White stopped the clocks"),
                        RulingText::tr("Black stopped the clocks"));
    }
    QString operator()(ScreenQuoted const& incident) const {
        return byColour(incident.by, RulingText::tr("White's claim is based on a screen"),
                        RulingText::tr("Black's claim is based on a screen"));
    }
    QString operator()(Scoresheet const& incident) const {
        return byColour(incident.by, RulingText::tr("White's scoresheet"), RulingText::tr("Black's scoresheet"));
    }
    QString operator()(SheetsBehind const&) const {
        return RulingText::tr("The scoresheets are not up to date after a flag fall");
    }
    QString operator()(PenaltyGiven const& incident) const {
        return byColour(incident.by, RulingText::tr("Penalty for White"), RulingText::tr("Penalty for Black"));
    }
    QString operator()(OffenceCommitted const& incident) const {
        QString const offence = offenceText(incident.kind);
        if (!incident.by) return offence;
        //: %1 is what the player has done, as "Noise" or "Leaving the playing venue".
        return byColour(*incident.by, RulingText::tr("White: %1"), RulingText::tr("Black: %1")).arg(offence);
    }
    QString operator()(StartError const& incident) const {
        switch (incident.fault) {
        case StartFault::WrongPosition: return RulingText::tr("The initial position was incorrect");
        case StartFault::BoardTurned: return RulingText::tr("The chessboard was placed incorrectly");
        case StartFault::ColoursReversed: return RulingText::tr("The game began with colours reversed");
        case StartFault::SecondGame: return RulingText::tr("A second game was played by mistake");
        }
        return {};
    }
    QString operator()(PiecesDisplaced const& incident) const {
        if (!incident.by) return RulingText::tr("Pieces have been displaced from their squares");
        return byColour(*incident.by, RulingText::tr("White displaced pieces"),
                        RulingText::tr("Black displaced pieces"));
    }
    QString operator()(ResultSigned const&) const { return RulingText::tr("The signed result"); }
    QString operator()(AppealMade const& incident) const {
        return byColour(incident.by, RulingText::tr("White appeals"), RulingText::tr("Black appeals"));
    }
    QString operator()(AdjournmentCalled const& incident) const {
        if (!incident.sessionLeft) return RulingText::tr("The session ends and the game is adjourned");
        return byColour(incident.by, RulingText::tr("White adjourns the game before the end of the session"),
                        RulingText::tr("Black adjourns the game before the end of the session"));
    }
    QString operator()(SealedMoveChanged const& incident) const {
        return byColour(incident.by, RulingText::tr("White wants to change the sealed move"),
                        RulingText::tr("Black wants to change the sealed move"));
    }
    QString operator()(BetweenSessions const&) const {
        return RulingText::tr("Reported before the adjourned game is resumed");
    }
    QString operator()(GameResumed const&) const { return RulingText::tr("The adjourned game is to be resumed"); }
    QString operator()(SealedMoveOpened const& incident) const {
        return byColour(incident.by, RulingText::tr("White's sealed move"), RulingText::tr("Black's sealed move"));
    }
    QString operator()(EnvelopeMissing const& incident) const {
        return byColour(incident.by, RulingText::tr("The envelope with White's sealed move is missing"),
                        RulingText::tr("The envelope with Black's sealed move is missing"));
    }
    QString operator()(NotedTimesWrong const&) const {
        return RulingText::tr("The times of the adjourned game were indicated incorrectly");
    }
};

struct EffectText {
    QString operator()(ScoreGame const& effect) const {
        //: %1 a sentence about the outcome of a game, %2 the result.
        return RulingText::tr("%1 %2", "ruling").arg(resultSpoken(effect.result), resultText(effect.result));
    }
    QString operator()(PlayOn const&) const { return RulingText::tr("Play on"); }
    QString operator()(PutFlagUp const&) const { return RulingText::tr("Cancel the flag fall"); }
    QString operator()(RecordFlag const&) const { return {}; } // the title says it
    QString operator()(StopClocks const&) const { return RulingText::tr("The clocks are paused"); }
    QString operator()(TakeMoveBack const& effect) const {
        return byColour(effect.by, RulingText::tr("White's move is retracted"),
                        RulingText::tr("Black's move is retracted"));
    }
    QString operator()(GiveTime const& effect) const {
        //: %1 is a time that the player gets.
        return byColour(effect.to, RulingText::tr("White +%1"), RulingText::tr("Black +%1")).arg(spanText(effect.time));
    }
    QString operator()(SetIncrement const& effect) const {
        //: %1 is a length of time.
        return RulingText::tr("both receive an increment of %1").arg(spanText(effect.eachMove));
    }
    QString operator()(CountIllegalMove const& effect) const {
        return byColour(effect.by, RulingText::tr("it counts as White's illegal move no. %1"),
                        RulingText::tr("it counts as Black's illegal move no. %1"))
            .arg(effect.number);
    }
    QString operator()(OpenOffer const&) const { return RulingText::tr("The offer stands"); }
    QString operator()(RestorePosition const&) const {
        return RulingText::tr("the position before the irregularity is restored");
    }
    QString operator()(SetTime const& effect) const {
        //: %1 is a time that the clock is set to.
        return byColour(effect.of, RulingText::tr("White's clock is set to %1"),
                        RulingText::tr("Black's clock is set to %1"))
            .arg(spanText(effect.time));
    }
    QString operator()(SetMoves const& effect) const {
        //: %1 is a number of completed moves.
        return byColour(effect.of, RulingText::tr("White's move counter is set to %1"),
                        RulingText::tr("Black's move counter is set to %1"))
            .arg(effect.moves);
    }
    QString operator()(SetToMove const& effect) const {
        return byColour(effect.of, RulingText::tr("White is to move"), RulingText::tr("Black is to move"));
    }
    QString operator()(CompleteMove const& effect) const {
        return byColour(effect.by, RulingText::tr("White's move counts as completed, and Black is to move"),
                        RulingText::tr("Black's move counts as completed, and White is to move"));
    }
    QString operator()(PutQueen const& effect) const {
        return byColour(effect.by, RulingText::tr("White's pawn becomes a queen"),
                        RulingText::tr("Black's pawn becomes a queen"));
    }
    QString operator()(MustMove const& effect) const {
        if (effect.any)
            return byColour(effect.by, RulingText::tr("White may make any legal move"),
                            RulingText::tr("Black may make any legal move"));
        QStringList moves;
        for (std::string const& move : effect.moves) moves += plain(move);
        if (moves.size() == 1)
            //: %1 is a move in English notation.
            return byColour(effect.by, RulingText::tr("White must play %1"), RulingText::tr("Black must play %1"))
                .arg(moves.front());
        //: %1 is a list of moves in English notation.
        return byColour(effect.by, RulingText::tr("White must play one of these moves: %1"),
                        RulingText::tr("Black must play one of these moves: %1"))
            .arg(moves.join(QStringLiteral(", ")));
    }
    QString operator()(WriteMove const& effect) const {
        return byColour(effect.by, RulingText::tr("White writes down the intended move"),
                        RulingText::tr("Black writes down the intended move"));
    }
    QString operator()(VoidMoves const& effect) const {
        return RulingText::tr("the last %n half-move(s) do not count", "", effect.halfMoves);
    }
    QString operator()(Warn const& effect) const {
        return byColour(effect.of, RulingText::tr("White is warned"), RulingText::tr("Black is warned"));
    }
    QString operator()(BeginPeriod const& effect) const {
        QString const begins = byColour(effect.of, RulingText::tr("White's next period begins"),
                                        RulingText::tr("Black's next period begins"));
        //: %1 is that a period begins, %2 the time it adds.
        return effect.added ? RulingText::tr("%1 (+%2)", "period").arg(begins, spanText(*effect.added)) : begins;
    }
    QString operator()(CloseOffer const&) const { return RulingText::tr("the draw offer has lapsed"); }
    QString operator()(PostponeClaim const&) const { return RulingText::tr("The decision is postponed"); }
    QString operator()(ReplaceClock const&) const { return RulingText::tr("the clock is replaced"); }
    QString operator()(ResumeClocks const&) const { return RulingText::tr("Resume the clock"); }
    QString operator()(CompleteSheet const& effect) const {
        QString const text = byColour(effect.of, RulingText::tr("White completes the scoresheet"),
                                      RulingText::tr("Black completes the scoresheet"));
        //: %1 is that a player completes the scoresheet.
        return effect.inOwnTime ? RulingText::tr("%1 in their own time").arg(text) : text;
    }
    QString operator()(ReconstructGame const&) const {
        return RulingText::tr("the game is reconstructed on another board");
    }
    QString operator()(TakeTime const& effect) const {
        //: %1 is a time that is taken off the player's clock.
        return byColour(effect.from, RulingText::tr("White −%1"), RulingText::tr("Black −%1"))
            .arg(spanText(effect.time));
    }
    QString operator()(ScoreAboveWin const& effect) const {
        //: The points of White and of Black, together more than a win: "The score is 1–½".
        return RulingText::tr("The score is %1–%2").arg(gamePointsText(effect.white), gamePointsText(effect.black));
    }
    QString operator()(FinePlayer const& effect) const {
        QString const amount = plain(effect.amount);
        if (amount.isEmpty())
            return byColour(effect.of, RulingText::tr("White is fined"), RulingText::tr("Black is fined"));
        //: %1 an amount with its currency: "White is fined 50 EUR".
        return byColour(effect.of, RulingText::tr("White is fined %1"), RulingText::tr("Black is fined %1"))
            .arg(amount);
    }
    QString operator()(ExcludePlayer const& effect) const {
        return effect.of == Colour::White ? RulingText::tr("White is excluded from %n round(s)", "", effect.rounds)
                                          : RulingText::tr("Black is excluded from %n round(s)", "", effect.rounds);
    }
    QString operator()(ExpelPlayer const& effect) const {
        return byColour(effect.of, RulingText::tr("White is expelled from the event"),
                        RulingText::tr("Black is expelled from the event"));
    }
    QString operator()(ExpelFromVenue const&) const {
        return RulingText::tr("The person is expelled from the playing venue");
    }
    QString operator()(AnnulGame const& effect) const {
        if (!effect.time) return RulingText::tr("The game is cancelled and a new game played");
        //: %1 is the time that both clocks begin with.
        return RulingText::tr("The game is cancelled and a new game played with %1 each").arg(spanText(*effect.time));
    }
    QString operator()(ForbidCastling const& effect) const {
        if (!effect.side)
            return byColour(effect.of, RulingText::tr("White may not castle"), RulingText::tr("Black may not castle"));
        if (*effect.side == board::Wing::KingSide)
            return byColour(effect.of, RulingText::tr("White may not castle kingside"),
                            RulingText::tr("Black may not castle kingside"));
        return byColour(effect.of, RulingText::tr("White may not castle queenside"),
                        RulingText::tr("Black may not castle queenside"));
    }
    QString operator()(TransferPosition const&) const {
        return RulingText::tr("The position is transferred to a correctly placed chessboard");
    }
    QString operator()(CorrectColours const&) const {
        return RulingText::tr("The pairing is corrected to the colours actually played");
    }
    QString operator()(ChargeClock const& effect) const {
        return byColour(effect.of, RulingText::tr("White replaces the pieces on White's own time"),
                        RulingText::tr("Black replaces the pieces on Black's own time"));
    }
    QString operator()(RestoreLastKnown const&) const {
        return RulingText::tr("The last identifiable position before the irregularity is restored");
    }
    QString operator()(DecisionStands const&) const { return RulingText::tr("The decision stands"); }
    QString operator()(DecisionSetAside const&) const { return RulingText::tr("The decision is set aside"); }
    QString operator()(SealMove const& effect) const {
        if (effect.move.empty())
            return byColour(effect.by, RulingText::tr("White seals a move and then stops the clock"),
                            RulingText::tr("Black seals a move and then stops the clock"));
        //: %1 is a move in English notation.
        return byColour(effect.by, RulingText::tr("White must seal %1"), RulingText::tr("Black must seal %1"))
            .arg(plain(effect.move));
    }
    QString operator()(Adjourn const& effect) const {
        return byColour(effect.by, RulingText::tr("The game is adjourned once White has stopped the clock"),
                        RulingText::tr("The game is adjourned once Black has stopped the clock"));
    }
    QString operator()(SetUpAdjourned const&) const { return RulingText::tr("The adjourned position is set up"); }
    QString operator()(KeepEnvelope const&) const { return RulingText::tr("The envelope stays closed"); }
    QString operator()(OpenEnvelope const&) const { return RulingText::tr("The envelope is opened"); }
    QString operator()(PlaySealedMove const& effect) const {
        if (effect.move.empty())
            return byColour(effect.by, RulingText::tr("White's sealed move is made on the board"),
                            RulingText::tr("Black's sealed move is made on the board"));
        //: %1 is a move in English notation.
        return byColour(effect.by, RulingText::tr("White's sealed move %1 is made on the board"),
                        RulingText::tr("Black's sealed move %1 is made on the board"))
            .arg(plain(effect.move));
    }
    QString operator()(SealReply const& effect) const {
        return byColour(effect.by, RulingText::tr("White seals the reply and stops the clock"),
                        RulingText::tr("Black seals the reply and stops the clock"));
    }
    QString operator()(StartClock const& effect) const {
        return byColour(effect.of, RulingText::tr("White's clock is started"),
                        RulingText::tr("Black's clock is started"));
    }
};

/// What the arbiter does to a clock that is not ours; empty: that is said as of any clock.
struct OnTheTable {
    QString operator()(StopClocks const&) const { return RulingText::tr("Stop the clock on the table"); }
    QString operator()(GiveTime const& effect) const {
        //: %1 is a time that the arbiter adds on a clock on the table.
        return byColour(effect.to, RulingText::tr("add %1 to White's time"), RulingText::tr("add %1 to Black's time"))
            .arg(spanText(effect.time));
    }
    QString operator()(TakeTime const& effect) const {
        //: %1 is a time that the arbiter takes off a clock on the table.
        return byColour(effect.from, RulingText::tr("take %1 from White's time"),
                        RulingText::tr("take %1 from Black's time"))
            .arg(spanText(effect.time));
    }
    QString operator()(SetTime const& effect) const {
        //: %1 is a time that the arbiter sets on a clock on the table.
        return byColour(effect.of, RulingText::tr("set White's time to %1"), RulingText::tr("set Black's time to %1"))
            .arg(spanText(effect.time));
    }
    QString operator()(SetMoves const& effect) const {
        //: %1 is a number of completed moves.
        return byColour(effect.of, RulingText::tr("set White's move counter to %1"),
                        RulingText::tr("set Black's move counter to %1"))
            .arg(effect.moves);
    }
    /// 7.1 (2009: 6.14): the times go with the position, as far as somebody can say.
    QString operator()(RestorePosition const&) const {
        return RulingText::tr("restore the position before the irregularity, and its times by your best judgement");
    }
    QString operator()(SetIncrement const& effect) const {
        //: %1 is a length of time.
        return RulingText::tr("set the increment to %1").arg(spanText(effect.eachMove));
    }
    template <typename Other>
    QString operator()(Other const&) const {
        return {};
    }
};

QString mateQuestion(Colour winner) {
    return byColour(winner, RulingText::tr("Can White still checkmate by any series of legal moves?"),
                    RulingText::tr("Can Black still checkmate by any series of legal moves?"));
}

/// Nobody knows by the answer alone what was asked.
bool needsItsQuestion(Way::Said const& said) {
    if (said.question.ask == Ask::PlaysLate || said.question.ask == Ask::SealedMoveEnds) return true;
    return said.answer == Answer::Yes || said.answer == Answer::No || said.answer == Answer::Unknown;
}

} // namespace

QString articleText(std::string_view article) {
    if (article == "Preface") return RulingText::tr("Preface");
    return article == "Guidelines II" ? RulingText::tr("Guidelines II") : plain(article);
}

QString citationText(Citation const& citation) {
    if (citation.empty()) return {};
    //: The Laws of Chess: %1 the year of the edition, %2 the number of an article.
    return RulingText::tr("Laws %1, %2").arg(QString::number(citation.year), articleText(citation.article));
}

QString incidentText(Rules const& rules, Incident const& incident, Known const& known) {
    return std::visit(Title{rules, known}, incident);
}

QString findingText(Finding finding, PlayType play) {
    switch (finding) {
    case Finding::StandsAsEnded: return RulingText::tr("The game was already over. Enter its result below.");
    case Finding::ResultStands:
        return RulingText::tr("The game has its result, which stands. If it was entered wrongly, clear it first.");
    case Finding::NotYetFallen:
        return RulingText::tr("Here the arbiter must not call the flag: a player has to claim it.");
    case Finding::ClaimFails: return RulingText::tr("The claim is rejected and the game continues.");
    case Finding::WhiteWins: return RulingText::tr("White wins on time.");
    case Finding::BlackWins: return RulingText::tr("Black wins on time.");
    case Finding::Drawn: return RulingText::tr("The game is drawn.");
    case Finding::GoesOn: return RulingText::tr("The game continues.");
    case Finding::CheckMoves:
        return playersRecord(play) ? RulingText::tr("Check on the scoresheets whether the moves were made.")
                                   : RulingText::tr("Ask the players and look at the board: were the moves made?");
    case Finding::ArbiterDecides: return RulingText::tr("Not covered by the Laws: the arbiter decides.");
    case Finding::WinsUnlessNoMate:
        return RulingText::tr("The opponent wins, or the game is drawn if they cannot checkmate.");
    case Finding::Loses: return RulingText::tr("The player loses.");
    case Finding::LosesUnlessNoMate:
        return RulingText::tr("The player loses, or the game is drawn if the opponent cannot checkmate.");
    case Finding::Penalised: return RulingText::tr("The move is retracted, and the opponent gets extra time.");
    case Finding::LeftToPenalties: return RulingText::tr("It is not an illegal move: the arbiter chooses the penalty.");
    case Finding::OpponentWins: return RulingText::tr("The player loses, and the opponent wins.");
    case Finding::HalfUnlessMate:
        return RulingText::tr("The player loses. The opponent scores 1 point, or ½ if unable to checkmate.");
    case Finding::HalfWithoutMate:
        return RulingText::tr("The player loses. The opponent cannot checkmate and scores ½.");
    case Finding::ClaimIsOpen: return RulingText::tr("The claim must be examined.");
    case Finding::ClaimCorrect: return RulingText::tr("The claim is correct: the game is drawn.");
    case Finding::ClaimIncorrect: return RulingText::tr("The claim is incorrect: the opponent gets extra time.");
    case Finding::ClaimInadmissible: return RulingText::tr("The claim is invalid and the game continues.");
    case Finding::OfferStands: return RulingText::tr("The offer stands until it is answered.");
    case Finding::AgreedTooEarly:
        return RulingText::tr("Each player must have made a move before a draw can be "
                              "agreed.");
    case Finding::BarredByEvent:
        return RulingText::tr("The regulations of the event do not allow it without the arbiter's consent.");
    case Finding::Forfeited: return RulingText::tr("A player who arrives after the default time loses.");
    case Finding::InTime: return RulingText::tr("No player has arrived after the default time.");
    case Finding::MayStillCome:
        return RulingText::tr("The player has not come and may still come: the clocks run until the default time is "
                              "over.");
    case Finding::SettingStays:
        return RulingText::tr("The clock setting can no longer be corrected after this "
                              "many moves.");
    case Finding::TimeIsGiven: return RulingText::tr("The Laws give the amount of time.");
    case Finding::ArbiterSetsTime: return RulingText::tr("The arbiter decides on the time.");
    case Finding::NotForeseen: return RulingText::tr("The Laws do not provide for this in this game.");
    case Finding::FlagVoid: return RulingText::tr("The flag fall does not count.");
    case Finding::ClaimPostponed:
        return RulingText::tr("The game continues. The arbiter decides later, or after a flag fall.");
    case Finding::ClaimRejected: return RulingText::tr("The claim is rejected, and the opponent gets extra time.");
    case Finding::RequestRefused: return RulingText::tr("The request is rejected and the game continues.");
    case Finding::TimesCorrected: return RulingText::tr("The clocks are set to the correct times.");
    case Finding::StoppedRightly: return RulingText::tr("There was a valid reason to stop the clocks.");
    case Finding::StoppedWrongly: return RulingText::tr("There was no valid reason to stop the clocks.");
    case Finding::MustRecord: return RulingText::tr("The player must record the moves.");
    case Finding::NeedNotRecord: return RulingText::tr("The player does not have to record the moves.");
    case Finding::SheetsFirst: return RulingText::tr("The scoresheets must be brought up to date first.");
    case Finding::WhiteLosesTime:
        return RulingText::tr("Neither player was present: White loses all the time until they arrive.");
    case Finding::ClaimNeedsSheets: return RulingText::tr("A claim cannot be based on a screen alone.");
    case Finding::BelongsToOrganiser: return RulingText::tr("The scoresheets belong to the organiser.");
    case Finding::NotCompleted:
        return RulingText::tr("The move was not completed: there is no penalty, and another move must be made.");
    case Finding::MoveStands: return RulingText::tr("It is too late to correct the illegal move: it stands.");
    case Finding::PlayersCorrect:
        return RulingText::tr("The players may correct it without the arbiter. Nothing is counted.");
    case Finding::MustNotIntervene:
        return RulingText::tr("Here the arbiter must not act alone: a player has to claim it.");
    case Finding::PenalisedMoveStands:
        return RulingText::tr("It counts as an illegal move. The move stands, and the opponent gets extra time.");
    case Finding::BecomesQueen:
        return RulingText::tr("It counts as an illegal move. The pawn becomes a queen, and the opponent gets extra "
                              "time.");
    case Finding::NoMoveMade: return RulingText::tr("Pressing the clock without a move counts as an illegal move.");
    case Finding::NoFault: return RulingText::tr("There was a reason to press the clock: it is not an offence.");
    case Finding::Checkmated: return RulingText::tr("Checkmate: the game is over.");
    case Finding::MustPlayTouched: return RulingText::tr("The player must move or capture the touched piece.");
    case Finding::FreeMove:
        return RulingText::tr("The touched piece cannot be moved or captured: any legal move may be made.");
    case Finding::NoDuty: return RulingText::tr("The player is not obliged to move or capture the piece.");
    case Finding::TooLateToComplain:
        return RulingText::tr("The opponent has touched a piece since then and can no longer complain.");
    case Finding::DutyBroken: return RulingText::tr("The move breaks the touch-move rule and must be replaced.");
    case Finding::AwaitMove: return RulingText::tr("Wait until the next move has been completed.");
    case Finding::ActOnIt: return RulingText::tr("It is ruled on as an illegal move.");
    case Finding::Cured: return RulingText::tr("The position is legal again and the game continues.");
    case Finding::EndIsVoid:
        return RulingText::tr("The game has not ended. It continues from the last valid "
                              "position.");
    case Finding::OfferRejected: return RulingText::tr("The offer is rejected and the game continues.");
    case Finding::NoOffer: return RulingText::tr("There is no pending draw offer.");
    case Finding::OwnOffer:
        return RulingText::tr("The pending draw offer is the player's own: only the opponent answers it.");
    case Finding::NotWithdrawn: return RulingText::tr("A draw offer cannot be withdrawn: it is still pending.");
    case Finding::NewGame: return RulingText::tr("The game is cancelled, and a new game is played.");
    case Finding::TooLateToClaim:
        return RulingText::tr("After this many moves no claim can be made. The game continues.");
    case Finding::PutBackByPlayer: return RulingText::tr("The player replaces the pieces on their own time.");
    case Finding::PositionRestored:
        return RulingText::tr("The position before the irregularity is restored. Nothing is counted against a player.");
    case Finding::PenaltyUsual: return RulingText::tr("The usual penalty is proposed. Any other may be chosen.");
    case Finding::NoPenaltyUsual: return RulingText::tr("There is usually no penalty. The arbiter may choose one.");
    case Finding::PenaltyToChoose: return RulingText::tr("The arbiter chooses the penalty.");
    case Finding::CountsAsIllegal: return RulingText::tr("It counts as an illegal move: rule on it as one.");
    case Finding::BothLose: return RulingText::tr("Both players lose the game.");
    case Finding::PenaltyGiven: return RulingText::tr("The penalty has this effect.");
    case Finding::NeedsResult: return RulingText::tr("The penalty changes points: the game needs a result first.");
    case Finding::AboveWin: return RulingText::tr("The two scores may not add up to more than a win.");
    case Finding::Permitted: return RulingText::tr("It is permitted.");
    case Finding::Spectator: return RulingText::tr("A spectator: the arbiter may expel them from the playing venue.");
    case Finding::SignedStands:
        return RulingText::tr("The signed result stands, unless the arbiter decides otherwise.");
    case Finding::SheetsDiffer: return RulingText::tr("The scoresheets show different results: the arbiter decides.");
    case Finding::AppealOpen: return RulingText::tr("The appeal must be decided.");
    case Finding::AppealUpheld: return RulingText::tr("The appeal is upheld: enter the new decision.");
    case Finding::AppealDismissed: return RulingText::tr("The appeal is dismissed.");
    case Finding::NoAppeal: return RulingText::tr("There is no appeal against this decision.");
    case Finding::MayStillPress:
        return RulingText::tr("The player may still press the clock, even after the opponent's reply.");
    case Finding::MoveCompleted:
        return RulingText::tr("The player has made the next move: the previous move counts as completed.");
    case Finding::MoveMade:
        return RulingText::tr("The piece was released there: the move has been made and cannot be changed.");
    case Finding::SealsMove:
        return RulingText::tr("The player having the move must seal it and only then stop the clock.");
    case Finding::SealedEarly:
        return RulingText::tr("The rest of the session is charged to the player who adjourns the game.");
    case Finding::SealingBinds:
        return RulingText::tr("The move was made on the board: the player must seal this move.");
    case Finding::NotBeforeResumed:
        return RulingText::tr(
            "The game is adjourned: before it is resumed nothing is claimed, and no move is ruled on.");
    case Finding::NotAdjourned: return RulingText::tr("The game is not adjourned until the claim has been decided.");
    case Finding::SealedMoveMade:
        return RulingText::tr("The sealed move is made on the board, and the opponent's clock runs.");
    case Finding::EnvelopeWaits:
        return RulingText::tr("The player who has to reply is absent: the clock runs, and the envelope stays closed.");
    case Finding::ReplySealed:
        return RulingText::tr("The reply is sealed as well. Its envelope is opened when the opponent arrives.");
    case Finding::TooLateToResume: return RulingText::tr("A player who arrives too late for the resumption loses.");
    case Finding::StatedMoveMade:
        return RulingText::tr("The game continues from the adjourned position. The player makes the move that they say "
                              "was sealed.");
    case Finding::TimesStand: return RulingText::tr("The player has already made a move: the times are not corrected.");
    case Finding::AnswerDecides: return RulingText::tr("What the Laws provide depends on the answer.");
    }
    return {};
}

QString providedText(Finding finding, PlayType play) {
    bool const list = finding == Finding::PenaltyUsual || finding == Finding::NoPenaltyUsual ||
                      finding == Finding::PenaltyToChoose || finding == Finding::PenaltyGiven;
    return list ? RulingText::tr("The arbiter may impose one or more of the penalties of the Laws.")
                : findingText(finding, play);
}

QString remarkText(Remark const& remark) {
    switch (remark.what) {
    case Remark::What::OwnClaimFails:
        //: %1 the number of an article.
        return RulingText::tr("The player's own claim is rejected (%1).").arg(articleText(remark.article));
    case Remark::What::MilderByEvent:
        return RulingText::tr("The event's regulations may set a lesser penalty. If so, choose Play on and apply "
                              "it.");
    case Remark::What::OnClaimOnly: return RulingText::tr("It is ruled on only if a player claims it.");
    case Remark::What::AgainstTheRecord: return RulingText::tr("The game record says otherwise.");
    case Remark::What::DrawnAlready: return RulingText::tr("The game had already been drawn without a claim.");
    case Remark::What::RegulationsOnly:
        return RulingText::tr("Only the regulations of the event may say "
                              "otherwise.");
    case Remark::What::NoAppeal:
        //: %1 the number of an article.
        return RulingText::tr("The decision cannot be appealed (%1).").arg(articleText(remark.article));
    case Remark::What::WithIncrement:
        return RulingText::tr("The game has an increment: later editions of the Laws do not allow this claim.");
    case Remark::What::EndsGame: return RulingText::tr("The claim ends the game.");
    case Remark::What::NotVerified:
        return RulingText::tr(
            "The position or the scoresheet was not written down, or the opponent has not verified it.");
    case Remark::What::MayClaim:
        //: %1 the number of an article.
        return RulingText::tr("The player may claim a draw instead (%1).").arg(articleText(remark.article));
    case Remark::What::NoTimeLeft:
        return RulingText::tr("The correct time is used up: the arbiter decides whether the flag has fallen.");
    case Remark::What::SheetsToComplete:
        //: %1 the number of an article.
        return RulingText::tr("The scoresheets must be completed before the next move (%1).")
            .arg(articleText(remark.article));
    case Remark::What::NextMoveIsFirst:
        return RulingText::tr("The next move is the first of the new period, unless there is evidence of more moves.");
    case Remark::What::Penalty:
        //: %1 the number of an article.
        return RulingText::tr("The arbiter may also impose a penalty (%1).").arg(articleText(remark.article));
    case Remark::What::PlayersMayCorrect:
        return RulingText::tr("The players may agree to correct it without the arbiter.");
    case Remark::What::CountsOnce: return RulingText::tr("Two faults in one move count as one illegal move.");
    case Remark::What::OfferStaysOpen: return RulingText::tr("The draw offer made with the move is still pending.");
    case Remark::What::EndWasVoid:
        return RulingText::tr("An illegal move cannot end the game: the mate, stalemate or resignation is void.");
    case Remark::What::ClaimBeforeFlag:
        return RulingText::tr("The claim was made before the flag fell and is dealt with first.");
    case Remark::What::BothOffended: return RulingText::tr("Each player has made an illegal move, and both count.");
    case Remark::What::ClaimIsOffer:
        return RulingText::tr("The claim is also a draw offer, which the opponent may still accept.");
    case Remark::What::ClaimWasFirst:
        return RulingText::tr("The piece was touched after the claim. If the order is disputed, the arbiter decides.");
    case Remark::What::ClaimStands:
        //: %1 the number of an article.
        return RulingText::tr("A claim cannot be withdrawn (%1).").arg(articleText(remark.article));
    case Remark::What::OtherBasis:
        return RulingText::tr("A claim under %1 would be correct. The player may make it.")
            .arg(articleText(remark.article));
    case Remark::What::MayDistract:
        //: %1 the number of an article.
        return RulingText::tr("It may distract the opponent (%1).").arg(articleText(remark.article));
    case Remark::What::NoConditions: return RulingText::tr("A draw offer cannot have conditions attached.");
    case Remark::What::AlreadyOffered: return RulingText::tr("The player's earlier offer is still pending.");
    case Remark::What::FlagUnnoticed:
        return RulingText::tr("A flag is down that nobody has claimed or observed: the draw stands.");
    case Remark::What::ArbiterSawIt:
        return RulingText::tr("What the arbiter has observed takes precedence over what the players say.");
    case Remark::What::LessTimePossible: return RulingText::tr("The arbiter may start the new game with less time.");
    case Remark::What::CastlingLost:
        return RulingText::tr(
            "A king that was misplaced may not castle; with a rook that was misplaced there is no castling.");
    case Remark::What::TimesByJudgement: return RulingText::tr("Set the times to the best of your judgement.");
    case Remark::What::FlagFalls: return RulingText::tr("No time is left: rule on the flag.");
    case Remark::What::NotRatable: return RulingText::tr("The game cannot be rated with this score.");
    case Remark::What::RestOfGames:
        return RulingText::tr("The pairing rules say what becomes of the player's other games.");
    case Remark::What::OnlyIfAnnounced: return RulingText::tr("Only if it was announced in advance.");
    case Remark::What::MayPressBack:
        return RulingText::tr("The opponent may press the clock back: it is not a press without a move.");
    case Remark::What::AlsoAfterSigning:
        return RulingText::tr("The player may appeal even after signing the scoresheet.");
    case Remark::What::CastlesIfLegal:
        return RulingText::tr(
            "If these are the king and a rook, the player must castle on that side where it is legal.");
    case Remark::What::NoCastling:
        return RulingText::tr("If these are a rook and the king, the player may not castle on that side in this move.");
    case Remark::What::SealedMoveIncrement:
        return RulingText::tr("The clock adds the increment of the sealed move to the time that was noted.");
    case Remark::What::IntendedMovePlayed:
        return RulingText::tr("The intended move must be played (as far as touch-move allows).");
    case Remark::What::DisabledKeepTime:
        return RulingText::tr("The clock of a player with a disability is not adjusted for it.");
    case Remark::What::NoProof:
        return RulingText::tr("Nobody can say whether checkmate is possible: the win is suggested, not proved.");
    case Remark::What::TouchMoveHolds: return RulingText::tr("Touch-move applies to the move that replaces it.");
    case Remark::What::CannotBeChanged: return RulingText::tr("Once written, the intended move cannot be changed.");
    case Remark::What::RuledOnFirst:
        return RulingText::tr("Rule on what the clocks were stopped for before play is resumed.");
    case Remark::What::OfferOnEnvelope: return RulingText::tr("The pending draw offer is written on the envelope.");
    case Remark::What::MaySealReply:
        return RulingText::tr("The opponent is absent: the player may seal the reply instead of making it.");
    case Remark::What::TooMuchTime: return RulingText::tr("The player has too much time left for it.");
    case Remark::What::NotLastPeriod: return RulingText::tr("It is not the last period of the game.");
    case Remark::What::NotOnMove: return RulingText::tr("Only the player who has the move may ask for it.");
    case Remark::What::AnotherThanMade:
        return RulingText::tr(
            "The envelope has another move than the one that the player made on the board after being "
            "told to seal.");
    case Remark::What::BeforeWitness: return RulingText::tr("The envelope is opened in the presence of a witness.");
    }
    return {};
}

QString questionText(Question const& question) {
    switch (question.ask) {
    case Ask::CalledBy: return RulingText::tr("Claimed or observed by");
    case Ask::FellFirst: return RulingText::tr("Which flag fell first");
    case Ask::MovesMade: return RulingText::tr("Do the scoresheets show the %n move(s)?", "", question.moves);
    case Ask::CanMate: return mateQuestion(question.about.value_or(Colour::White));
    case Ask::OverBefore: return RulingText::tr("Was the game already over?");
    case Ask::ClaimIs: return RulingText::tr("What did the examination of the claim show?");
    case Ask::Consent: return RulingText::tr("Do you allow it?");
    case Ask::PlaysLate: return RulingText::tr("May the player play nevertheless?");
    case Ask::ScheduleSuffers: return RulingText::tr("Would the schedule of the event suffer without the change?");
    case Ask::OthersMovesMade:
        return byColour(question.about.value_or(Colour::White),
                        RulingText::tr("Do the scoresheets show White's %n move(s)?", "", question.moves),
                        RulingText::tr("Do the scoresheets show Black's %n move(s)?", "", question.moves));
    case Ask::NotTrying:
        return byColour(question.about.value_or(Colour::White),
                        RulingText::tr("Could White not win by normal means, or did White not try enough?"),
                        RulingText::tr("Could Black not win by normal means, or did Black not try enough?"));
    case Ask::OpponentAccepts: return RulingText::tr("Does the opponent accept the draw?");
    case Ask::NewGrounds: return RulingText::tr("Has anything changed since the last claim?");
    case Ask::DrawIs: return RulingText::tr("Your decision on the claim");
    case Ask::ReasonValid: return RulingText::tr("Was there a valid reason to stop the clocks?");
    case Ask::SheetComplete: return RulingText::tr("Is there a complete scoresheet?");
    case Ask::SheetsShow: return RulingText::tr("Do the scoresheets show it?");
    case Ask::PressHadCause: return RulingText::tr("Was there a reason to press the clock without a move?");
    case Ask::MeansToAccept: return RulingText::tr("Does the player accept the opponent's offer?");
    case Ask::HandshakeMeant: return RulingText::tr("What did both players mean?");
    case Ask::AppealIs: return RulingText::tr("What was decided on the appeal?");
    case Ask::BothMade: return RulingText::tr("Has each player made at least %n move(s)?", "", question.moves);
    case Ask::SealedMoveIs: return RulingText::tr("What is the sealed move?");
    case Ask::SealedMoveEnds: return RulingText::tr("Does the sealed move end the game?");
    case Ask::TooSevere: return RulingText::tr("Would the consequences be too severe?");
    case Ask::EndedBy: return RulingText::tr("How had the game ended?");
    case Ask::WonBy: return RulingText::tr("Who had won?");
    case Ask::CastlingMeant: return RulingText::tr("Does the player mean to castle?");
    case Ask::LittleTimeLeft:
        return byColour(question.about.value_or(Colour::White), RulingText::tr("Has White less than two minutes left?"),
                        RulingText::tr("Has Black less than two minutes left?"));
    }
    return {};
}

QString questionHint(Ask ask) {
    if (ask == Ask::OverBefore)
        return RulingText::tr(
            "The game had already ended: checkmate, stalemate, dead position, resignation or agreement.");
    if (ask == Ask::PressHadCause)
        return RulingText::tr("Started in error by the opponent, knocked over, or pressed because pieces were "
                              "displaced.");
    return {};
}

QString answerText(Ask ask, Answer answer) {
    bool const first = ask == Ask::FellFirst;
    bool const meant = ask == Ask::HandshakeMeant;
    switch (answer) {
    case Answer::Yes: return RulingText::tr("yes");
    case Answer::No: return RulingText::tr("no");
    case Answer::White:
        if (meant) return RulingText::tr("White resigned");
        return first ? RulingText::tr("White's first") : colourText(Colour::White);
    case Answer::Black:
        if (meant) return RulingText::tr("Black resigned");
        return first ? RulingText::tr("Black's first") : colourText(Colour::Black);
    case Answer::Unknown: return RulingText::tr("cannot be established");
    case Answer::Arbiter: return RulingText::tr("the arbiter");
    case Answer::Correct: return RulingText::tr("correct", "claim");
    case Answer::Incorrect: return RulingText::tr("incorrect", "claim");
    case Answer::Inadmissible: return RulingText::tr("invalid", "claim");
    case Answer::Accepted: return RulingText::tr("accepted", "claim");
    case Answer::Postponed: return RulingText::tr("postponed", "claim");
    case Answer::Rejected: return RulingText::tr("rejected", "claim");
    case Answer::Draw: return RulingText::tr("a draw", "answer");
    case Answer::Upheld: return RulingText::tr("upheld", "appeal");
    case Answer::Dismissed: return RulingText::tr("dismissed", "appeal");
    case Answer::Legal: return RulingText::tr("legal and clear", "sealed move");
    case Answer::Ambiguous: return RulingText::tr("ambiguous", "sealed move");
    case Answer::Unintelligible: return RulingText::tr("missing or unreadable", "sealed move");
    case Answer::Illegal: return RulingText::tr("illegal", "sealed move");
    case Answer::Mates: return RulingText::tr("checkmate", "sealed move");
    case Answer::Resignation: return RulingText::tr("resignation", "answer");
    case Answer::Stalemate: return RulingText::tr("stalemate", "answer");
    case Answer::DeadPosition: return RulingText::tr("dead position", "answer");
    case Answer::Agreement: return RulingText::tr("agreement", "answer");
    }
    return {};
}

QString claimText(Finding finding) {
    if (finding == Finding::ClaimIncorrect) return RulingText::tr("the claim is incorrect");
    return finding == Finding::ClaimInadmissible ? RulingText::tr("the claim is invalid") : QString{};
}

QString canMateText(Colour winner, CanMate canMate, Result score) {
    QString const result = resultText(score);
    if (canMate == CanMate::No)
        //: %1 is a result.
        return winner == Colour::White ? RulingText::tr("White cannot checkmate: %1").arg(result)
                                       : RulingText::tr("Black cannot checkmate: %1").arg(result);
    //: %1 is a result.
    return winner == Colour::White ? RulingText::tr("White can still checkmate: %1").arg(result)
                                   : RulingText::tr("Black can still checkmate: %1").arg(result);
}

QString effectText(Effect const& effect, WhichClock clock) {
    QString const onTheTable = clock == WhichClock::OnTheTable ? std::visit(OnTheTable{}, effect) : QString{};
    return onTheTable.isEmpty() ? std::visit(EffectText{}, effect) : onTheTable;
}

namespace {

/// What a clock that is set is given on top: nobody shall set it to less.
ByColour<clock::Span> giftsSet(Effects const& effects) {
    ByColour<clock::Span> gifts{};
    ByColour<bool> isSet{};
    for (Effect const& effect : effects) {
        if (auto const* const set = std::get_if<SetTime>(&effect)) isSet[set->of] = true;
        auto const* const gift = std::get_if<GiveTime>(&effect);
        if (gift && isSet[gift->to]) gifts[gift->to] += gift->time;
    }
    return gifts;
}

/// A clock that is set and given time on top is set to the sum, of which the time given is told.
QString clockText(Effect const& effect, ByColour<clock::Span> const& gifts, WhichClock clock) {
    auto const* const gift = std::get_if<GiveTime>(&effect);
    if (gift && gifts[gift->to] > clock::Span::zero()) return {};
    auto const* const set = std::get_if<SetTime>(&effect);
    if (!set || gifts[set->of] == clock::Span::zero()) return effectText(effect, clock);
    auto sum = *set;
    sum.time += std::chrono::duration_cast<decltype(sum.time)>(gifts[set->of]);
    //: %1 a clock is set to a time, %2 the part of it that the player gets.
    return RulingText::tr("%1 (+%2 included)").arg(effectText(sum, clock), spanText(gifts[set->of]));
}

} // namespace

namespace {

/// The score, as it is said here, and what is done beside it.
QString outcomeWith(QString const& score, Effects const& effects, WhichClock clock) {
    QStringList parts;
    if (!score.isEmpty()) parts += score;
    auto const gifts = giftsSet(effects);
    for (Effect const& effect : effects) {
        bool const said = score.isEmpty() || std::visit(BesideScore{}, effect);
        if (QString const text = said ? clockText(effect, gifts, clock) : QString{}; !text.isEmpty()) parts += text;
    }
    return afterSemicolons(parts);
}

} // namespace

QString outcomeText(Effects const& effects, WhichClock clock) {
    auto const score = scoreIn(effects);
    return outcomeWith(score ? effectText(ScoreGame{*score}) : QString{}, effects, clock);
}

QString ruledText(Effects const& effects, WhichClock clock) {
    auto const score = scoreIn(effects);
    return outcomeWith(score ? resultText(*score) : QString{}, effects, clock);
}

namespace {

/// A yes or no as a statement, which is shorter than question and answer; empty: there is none for it.
QString statementText(Question const& question, Answer answer) {
    bool const yes = answer == Answer::Yes;
    if (!yes && answer != Answer::No) return {};
    if (question.ask == Ask::BothMade)
        return yes ? RulingText::tr("each player has made at least %n move(s)", "", question.moves)
                   : RulingText::tr("not yet %n move(s) made by each player", "", question.moves);
    if (question.ask == Ask::ScheduleSuffers)
        return yes ? RulingText::tr("the schedule would suffer") : RulingText::tr("the schedule would not suffer");
    if (question.ask == Ask::NewGrounds)
        return yes ? RulingText::tr("something has changed since") : RulingText::tr("nothing has changed since");
    return {};
}

} // namespace

/// From the last answer to the first, each before what it leads to.
QString wayText(Way const& way, std::optional<Ask> asked, WhichClock clock) {
    auto const score = scoreIn(way.proposal.effects);
    QString text = way.proposal.effects.empty() ? findingText(way.finding) : outcomeText(way.proposal.effects, clock);
    if (way.finding == Finding::ArbiterDecides)
        //: %1 what an article about a similar case would give.
        text = RulingText::tr("By analogy with the nearest article: %1").arg(text);
    for (auto one = way.said.rbegin(); one != way.said.rend(); ++one) {
        bool const yes = one->answer == Answer::Yes;
        if (one->question.ask == Ask::CanMate && one->answer == Answer::Unknown)
            //: %1 what is proposed then.
            text =
                RulingText::tr("Nobody can say whether checkmate is possible, so it counts as possible: %1").arg(text);
        else if (one->question.ask == Ask::CanMate && score)
            text = canMateText(one->question.about.value_or(Colour::White), yes ? CanMate::Yes : CanMate::No, *score);
        else if (one->question.ask == Ask::MovesMade && yes)
            text = RulingText::tr("The moves were made: play on");
        else if (one->question.ask == Ask::MovesMade && one->answer == Answer::Unknown)
            text = RulingText::tr("It cannot be established: play on");
        else if (one->question.ask == Ask::MovesMade)
            //: %1 whether a player can checkmate, and the result.
            text = RulingText::tr("Not made. %1").arg(text);
        else if (QString const said = statementText(one->question, one->answer); !said.isEmpty())
            text = RulingText::tr("%1: %2", "answer").arg(said, text);
        else if (one->question.ask != asked && needsItsQuestion(*one))
            //: %1 a question, %2 the answer to it, %3 what it leads to.
            text = RulingText::tr("%1 %2: %3", "question and answer")
                       .arg(questionText(one->question), answerText(one->question.ask, one->answer), text);
        else
            //: %1 an answer, %2 what it leads to.
            text = RulingText::tr("%1: %2", "answer").arg(answerText(one->question.ask, one->answer), text);
    }
    return text;
}

QString deviceText(DeviceOffence offence, Colour offender) {
    bool const white = offender == Colour::White;
    if (offence == DeviceOffence::Sounds)
        return white ? RulingText::tr("White's phone rang") : RulingText::tr("Black's phone rang");
    return white ? RulingText::tr("Electronic device found on White")
                 : RulingText::tr("Electronic device found on Black");
}

} // namespace flagfall::view
