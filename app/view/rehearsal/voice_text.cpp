// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/rehearsal/voice_text.h"

#include "app/view/texts/clock_text.h"
#include "app/view/texts/incident_text.h"
#include "app/view/texts/result_text.h"
#include "app/view/texts/ruling_text.h"

#include "arbiter/rulings/text.h"

#include <QCoreApplication>
#include <QStringList>

#include <vector>

namespace flagfall::view {
namespace {

using rehearsal::Kind;
using rehearsal::Outcome;
using rehearsal::Voice;

struct VoiceText {
    Q_DECLARE_TR_FUNCTIONS(VoiceText)
};

QString of(std::optional<Colour> side, QString const& white, QString const& black) {
    return side == Colour::Black ? black : white;
}

/// Who has done what is in the sentence already.
bool isInSentence(std::string_view fact) { return fact == "by" || fact == "kind"; }

/// What the players say of it, fact by fact: "What was it: two hands; Clock pressed: yes".
QString factsText(rulings::Incident const& incident) {
    std::string const word = rulings::text(incident).substr(0, rulings::text(incident).find(' '));
    QStringList parts;
    for (rulings::FactText const& fact : rulings::factsOf(incident))
        if (QString const label = factLabel(word, fact.word); !label.isEmpty() && !isInSentence(fact.word))
            //: What is said of an incident: %1 "Clock pressed", %2 "yes".
            parts += VoiceText::tr("%1: %2", "fact").arg(label, factValueText(word, fact));
    return parts.join(QStringLiteral("; "));
}

QString incidentSentence(Voice const& voice, session::EventState const& state) {
    if (!voice.incident) return {};
    session::Round const* const round = state.round(voice.round);
    session::Board const* const board = round ? round->board(voice.board) : nullptr;
    rulings::Rules const rules = board ? rulesOf(state.details, *board) : rulesOf(state.details);
    QString const what = incidentText(rules, *voice.incident, {});
    QString const facts = factsText(*voice.incident);
    //: %1 what has happened: "Black has made an illegal move", %2 what is said of it.
    return facts.isEmpty() ? what + QLatin1Char('.') : VoiceText::tr("%1. %2.", "incident").arg(what, facts);
}

/// What an arbiter would ask at the board.
std::vector<rulings::Ask> askedOf(Kind kind) {
    if (kind == Kind::DrawClaim) return {rulings::Ask::ClaimIs};
    bool const loses = kind == Kind::FlagClaimed || kind == Kind::IllegalMove;
    return loses ? std::vector{rulings::Ask::CanMate} : std::vector<rulings::Ask>{};
}

QString slipText(std::optional<Result> const& result) {
    return result ? resultText(*result) : VoiceText::tr("nothing", "on a slip");
}

} // namespace

QString voiceText(Voice const& voice, session::EventState const& state) {
    auto const& side = voice.side;
    switch (voice.kind) {
    case Kind::EmptyChair:
        return of(side, VoiceText::tr("White's chair is empty."), VoiceText::tr("Black's chair is empty."));
    case Kind::Arrival: return of(side, VoiceText::tr("White has come."), VoiceText::tr("Black has come."));
    case Kind::DefaultTimeExpired:
        return of(side, VoiceText::tr("The default time is over, and White has not come."),
                  VoiceText::tr("The default time is over, and Black has not come."));
    case Kind::FlagUnnoticed:
        return of(side, VoiceText::tr("White's flag was down, and neither player had seen it."),
                  VoiceText::tr("Black's flag was down, and neither player had seen it."));
    case Kind::DrawAgreed: return VoiceText::tr("The players have agreed on a draw.");
    case Kind::ResultSlip:
        //: %1 a result.
        return VoiceText::tr("The game is over: a slip with %1, signed by both.").arg(slipText(voice.slips.white));
    case Kind::ResultsDiffer:
        //: %1 and %2 results.
        return VoiceText::tr("The game is over: White has signed %1, Black %2.")
            .arg(slipText(voice.slips.white), slipText(voice.slips.black));
    case Kind::ScoresheetWanted:
        return of(side, VoiceText::tr("White needs another scoresheet."),
                  VoiceText::tr("Black needs another scoresheet."));
    case Kind::WrongSetting:
        return of(side, VoiceText::tr("White had too little time on the clock from the start."),
                  VoiceText::tr("Black had too little time on the clock from the start."));
    case Kind::IllegalMove:
    case Kind::FlagClaimed:
    case Kind::Phone:
    case Kind::TouchedPiece:
    case Kind::DrawClaim:
    case Kind::Disturbance:
    case Kind::Interference: break;
    }
    return incidentSentence(voice, state);
}

QString truthText(Voice const& voice) {
    QStringList parts;
    for (rulings::Ask const ask : askedOf(voice.kind)) {
        auto const answer = voice.truth.answers.to(ask);
        if (!answer) continue;
        rulings::Question question{.ask = ask, .answers = {*answer}};
        if (ask == rulings::Ask::CanMate && voice.side) question.about = opponent(*voice.side);
        //: %1 a question, %2 the answer to it: "Can Black still checkmate? – yes".
        parts += VoiceText::tr("%1 – %2", "answered").arg(questionText(question), answerText(ask, *answer));
    }
    if (voice.kind == Kind::ResultsDiffer && voice.truth.result)
        //: %1 a result.
        parts += VoiceText::tr("After a word with both it was %1.").arg(resultText(*voice.truth.result));
    return parts.join(QStringLiteral(" · "));
}

QString outcomeText(rehearsal::Judged const& judged, clock::Instant now) {
    QString const after = judged.after ? spanText(*judged.after) : QString{};
    switch (judged.outcome) {
    //: %1 a time.
    case Outcome::Right: return VoiceText::tr("right, after %1").arg(after);
    case Outcome::OwnDecision: return VoiceText::tr("decided otherwise with a reason, after %1").arg(after);
    case Outcome::Wrong: return VoiceText::tr("wrong", "what the arbiter did");
    case Outcome::Missed: return VoiceText::tr("missed", "by the arbiter");
    case Outcome::Waiting: break;
    }
    return VoiceText::tr("waits for %1").arg(spanText(std::chrono::floor<std::chrono::seconds>(now - judged.voice.at)));
}

} // namespace flagfall::view
