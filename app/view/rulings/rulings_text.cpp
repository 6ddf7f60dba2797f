// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/rulings/rulings_text.h"

#include "app/session/decide/incident_facts.h"
#include "app/session/event/ruling_acts.h"
#include "app/view/texts/act_text.h"
#include "app/view/texts/clock_text.h"
#include "app/view/texts/offence_text.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/refusal_text.h"
#include "app/view/texts/result_text.h"
#include "app/view/texts/ruling_text.h"
#include "arbiter/board/fen.h"

#include <QCoreApplication>

namespace flagfall::view {
namespace {

using session::OffenceKind;

struct RulingsText {
    Q_DECLARE_TR_FUNCTIONS(RulingsText)
};

QString capital(QString text) {
    if (!text.isEmpty()) text[0] = text[0].toUpper();
    return text;
}

QString small(QString text) {
    if (!text.isEmpty()) text[0] = text[0].toLower();
    return text;
}

/// What ran off while the ruling was sought, and was given back just before it or with it; it is no part of the ruling.
std::optional<rulings::GiveTime> timeGivenBack(session::RecordedAct const& act, BoardNumber board) {
    auto const* const corrected = std::get_if<session::ClocksCorrected>(&act.act);
    if (!corrected || corrected->ground != session::groundOfTimeGivenBack || corrected->boards.size() != 1) return {};
    if (corrected->boards.front().board != board) return {};
    auto const& operations = corrected->boards.front().operations;
    auto const* const given = operations.size() == 1 ? std::get_if<clock::AdjustTime>(&operations.front()) : nullptr;
    if (!given) return std::nullopt;
    return rulings::GiveTime{given->side, std::chrono::floor<std::chrono::seconds>(given->by)};
}

} // namespace

QString ruledOnText(session::History const& history, session::RecordedRuling const& ruling) {
    session::RulingOnRecord const* const words = wordsOf(history, ruling);
    if (!words) return boardActText(actAt(history, ruling.seq).act, history, ruling.board);
    auto const decided = session::fromRecord(*words);
    return capital(decided ? incidentText(decided->rules, decided->incident, decided->known) : plain(words->incident));
}

QString ruledSoText(session::History const& history, session::RecordedRuling const& ruling) {
    session::RulingOnRecord const* const words = wordsOf(history, ruling);
    if (!words) return {};
    auto const decided = session::fromRecord(*words);
    if (!decided) return plain(words->finding);
    rulings::Effects effects = decided->choice.effects;
    if (effects.empty()) return capital(findingText(decided->finding));
    if (!std::holds_alternative<rulings::ClockAdjustment>(decided->incident)) {
        auto acts = session::actsOfRuling(history, ruling.seq, ruling.round, ruling.board);
        Seq const before{acts.front().value() - 1};
        if (before.value() > 0 && !history.retracted(before)) acts.push_back(before);
        for (Seq const seq : acts)
            if (auto const given = timeGivenBack(actAt(history, seq), ruling.board)) effects.emplace_back(*given);
    }
    QStringList parts{claimText(decided->finding),
                      outcomeText(effects, clockAt(history.state(), ruling.round, ruling.board))};
    parts.removeAll(QString{});
    return capital(parts.join(QStringLiteral(". ")));
}

QString ruledUnderText(session::History const& history, session::RecordedRuling const& ruling) {
    QString const article = ruling.article.empty() ? QString{} : articleText(ruling.article);
    session::RulingOnRecord const* const words = wordsOf(history, ruling);
    if (!words || !words->own) return article;
    QString const own = RulingsText::tr("own decision");
    //: %1 an article, %2 that the arbiter has decided otherwise than the Laws propose.
    return article.isEmpty() ? own : RulingsText::tr("%1, %2", "article").arg(article, own);
}

QString ruledNoteText(session::History const& history, session::RecordedRuling const& ruling) {
    session::Act const& act = actAt(history, ruling.seq).act;
    if (auto const* const words = wordsOf(history, ruling)) return plain(words->note);
    if (auto const* const claim = std::get_if<session::ClaimRuled>(&act)) return plain(claim->note);
    if (auto const* const score = std::get_if<session::ScoreRuled>(&act)) return plain(score->note);
    if (auto const* const result = std::get_if<session::ResultEntered>(&act)) return plain(result->note);
    if (auto const* const corrected = std::get_if<session::ClocksCorrected>(&act)) return plain(corrected->note);
    if (auto const* const excused = std::get_if<session::RecordingExcused>(&act)) return plain(excused->reason);
    return {};
}

QString ruledMomentText(session::History const& history, session::RecordedRuling const& ruling) {
    session::RulingOnRecord const* const words = wordsOf(history, ruling);
    auto const decided = words ? session::fromRecord(*words) : std::nullopt;
    if (!decided) return {};
    QStringList parts;
    auto const& [white, black] = decided->known.sides;
    if (white.time && black.time)
        //: %1 and %2 what the clocks showed.
        parts += RulingsText::tr("White %1, Black %2").arg(spanText(*white.time), spanText(*black.time));
    auto const& position = decided->known.position ? decided->known.position : decided->known.before;
    if (position) parts += QString::fromStdString(board::fenText(*position));
    return parts.join(QStringLiteral(" · "));
}

QString ruledNoMoreText(session::History const& history, session::RecordedRuling const& ruling) {
    session::RecordedAct const* const withdrawal = withdrawalOf(history, ruling);
    if (!withdrawal) return ruling.takenBack ? RulingsText::tr("undone") : QString{};
    //: Of a ruling: %1 a day and a time, %2 the arbiter's reason.
    return RulingsText::tr("withdrawn on %1: %2")
        .arg(minuteStampText(withdrawal->wall), plain(std::get<session::RulingWithdrawn>(withdrawal->act).note));
}

QStringList appealTexts(session::History const& history, session::RecordedRuling const& ruling) {
    QStringList texts;
    for (session::Appeal const& one : appealsOf(history, ruling.seq, ruling.round, ruling.board))
        texts += appealText(one);
    return texts;
}

QString appealBodyText(session::AppealBody body) {
    return body == session::AppealBody::ChiefArbiter ? RulingsText::tr("Chief arbiter", "appeals")
                                                     : RulingsText::tr("Appeals committee");
}

QString appealLimitsText(session::History const& history, Seq ruling, RoundNumber round) {
    if (std::string const article = session::finalBy(history, ruling); !article.empty())
        return RulingsText::tr("There is no appeal against this ruling (Laws %1).").arg(plain(article));
    session::AppealRules const& rules = history.state().details.appeals;
    bool const toChief = rules.to == session::AppealBody::ChiefArbiter;
    if (!rules.within)
        return toChief ? RulingsText::tr("Appeals go to the chief arbiter. The event has announced no time limit.")
                       : RulingsText::tr("Appeals go to the appeals committee. The event has announced no time limit.");
    auto const minutes = static_cast<int>(rules.within->count());
    if (auto const until = session::appealsUntil(history, round))
        //: %1 a day and a time.
        return (toChief ? RulingsText::tr("Appeals go to the chief arbiter, until %1.")
                        : RulingsText::tr("Appeals go to the appeals committee, until %1."))
            .arg(minuteStampText(*until));
    return toChief
               ? RulingsText::tr("Appeals go to the chief arbiter, until %n minute(s) after the end of the round.", "",
                                 minutes)
               : RulingsText::tr("Appeals go to the appeals committee, until %n minute(s) after the end of the round.",
                                 "", minutes);
}

QString joinedText(QStringList parts) {
    parts.removeAll(QString{});
    return parts.join(QStringLiteral(" – "));
}

QString playersText(session::EventState const& state, ByColour<PlayerId> const& players) {
    return playerName(state, players.white) + QStringLiteral(" – ") + playerName(state, players.black);
}

QString minuteStampText(session::WallTime wall) { return localTime(wall).toString(QStringLiteral("yyyy-MM-dd HH:mm")); }

QString stampText(session::WallTime wall) { return localTime(wall).toString(QStringLiteral("yyyy-MM-dd HH:mm:ss")); }

QString offenceText(session::RuledOffence const& offence) {
    switch (offence.kind) {
    case OffenceKind::IllegalMove:
        return offence.number > 0 ? RulingsText::tr("Illegal move no. %1").arg(offence.number)
                                  : RulingsText::tr("Illegal move");
    case OffenceKind::Lateness: return RulingsText::tr("Late: the default time had expired");
    case OffenceKind::Device: return RulingsText::tr("Electronic device");
    case OffenceKind::Conduct: return offence.conduct ? offenceText(*offence.conduct) : QString{};
    case OffenceKind::Other: return RulingsText::tr("Another offence");
    }
    return {};
}

QString penaltiesText(session::RuledOffence const& offence) {
    if (offence.penalties.empty()) return RulingsText::tr("No penalty");
    QStringList texts;
    for (Penalty const penalty : offence.penalties) {
        QString const text = texts.isEmpty() ? penaltyText(penalty) : small(penaltyText(penalty));
        bool const said = penalty == Penalty::Fine && !offence.fine.empty();
        texts += said ? QStringLiteral("%1 (%2)").arg(text, plain(offence.fine)) : text;
    }
    return texts.join(QStringLiteral(", "));
}

QStringList nextStepTexts(std::vector<session::RecordedOffence> const& offences) {
    using What = rulings::Suggestion::What;
    rulings::OffenceRegister const known = session::registerOf(offences);
    QStringList texts;
    for (rulings::RegisteredOffence const& one : known) {
        auto const next = rulings::suggestedPenalty(one.offence, known);
        QString const usual = next.what == What::Penalty && next.penalty ? small(penaltyText(*next.penalty))
                              : next.what == What::Nothing               ? RulingsText::tr("no penalty is usual")
                                                                         : RulingsText::tr("the arbiter chooses");
        //: What is usual when a player does it again: %1 the offence, %2 the penalty.
        QString const text = RulingsText::tr("%1 again: %2").arg(offenceText(one.offence), usual);
        if (!texts.contains(text)) texts += text;
    }
    return texts;
}

} // namespace flagfall::view
