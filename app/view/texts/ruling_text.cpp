// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/texts/ruling_text.h"

#include "app/view/texts/plain_text.h"
#include "app/view/texts/result_text.h"

#include <QCoreApplication>

namespace flagfall::view {
namespace {

struct RulingText {
    Q_DECLARE_TR_FUNCTIONS(RulingText)
};

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

QString proposalText(FlagProposal proposal) {
    switch (proposal) {
    case FlagProposal::NoFlag: return RulingText::tr("No flag is down.");
    case FlagProposal::StandsAsEnded:
        return RulingText::tr("The game had ended before; its result stands. Enter it below.");
    case FlagProposal::NotYetFallen:
        return RulingText::tr("In this kind of play the arbiter must not call the flag. It has fallen when a player "
                              "claims it.");
    case FlagProposal::ClaimFails: return RulingText::tr("The claim fails, and the game goes on.");
    case FlagProposal::WhiteWins: return RulingText::tr("White wins on time.");
    case FlagProposal::BlackWins: return RulingText::tr("Black wins on time.");
    case FlagProposal::Draw: return RulingText::tr("The game is drawn.");
    case FlagProposal::PlayOn: return RulingText::tr("The game goes on.");
    case FlagProposal::CheckMoves: return RulingText::tr("Check by the scoresheets whether the moves were made.");
    case FlagProposal::ArbiterDecides: return RulingText::tr("No article speaks of it: the arbiter decides.");
    }
    return {};
}

std::optional<Result> resultOf(FlagProposal proposal) {
    if (proposal == FlagProposal::WhiteWins) return Result::WhiteWins;
    if (proposal == FlagProposal::BlackWins) return Result::BlackWins;
    if (proposal == FlagProposal::Draw) return Result::Draw;
    return std::nullopt;
}

FlagProposal winFor(Colour colour) {
    return colour == Colour::White ? FlagProposal::WhiteWins : FlagProposal::BlackWins;
}

QString mateQuestion(Colour winner) {
    return winner == Colour::White ? RulingText::tr("Can White still checkmate by any series of legal moves?")
                                   : RulingText::tr("Can Black still checkmate by any series of legal moves?");
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

QString deviceText(DeviceOffence offence, Colour offender) {
    bool const white = offender == Colour::White;
    if (offence == DeviceOffence::Sounds)
        return white ? RulingText::tr("White's telephone sounded") : RulingText::tr("Black's telephone sounded");
    return white ? RulingText::tr("White has an electronic device on him")
                 : RulingText::tr("Black has an electronic device on him");
}

} // namespace flagfall::view
