// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/texts/result_text.h"

#include "app/view/texts/colour_letters.h"
#include "app/view/texts/plain_text.h"

#include <QCoreApplication>

namespace flagfall::view {
namespace {

struct ResultText {
    Q_DECLARE_TR_FUNCTIONS(ResultText)
};

QString unratedSpoken(Result result) {
    auto const rated = resultOf(points(result), Manner::OverTheBoard);
    //: %1 a result, like "White wins": of a game that counts, but is not rated.
    return rated ? ResultText::tr("%1, not rated").arg(resultSpoken(*rated)) : QString{};
}

QString withoutMark(QString const& letter) { return searchable(letter).toUpper(); }

} // namespace

QString resultText(Result result) {
    switch (result) {
    case Result::WhiteWins: return QStringLiteral("1–0");
    case Result::Draw: return QStringLiteral("½–½");
    case Result::BlackWins: return QStringLiteral("0–1");
    case Result::WhiteWinsByForfeit: return QStringLiteral("+/–");
    case Result::BlackWinsByForfeit: return QStringLiteral("–/+");
    case Result::BothForfeit: return QStringLiteral("–/–");
    case Result::BothLose: return QStringLiteral("0–0");
    case Result::DrawAgainstLoss: return QStringLiteral("½–0");
    case Result::LossAgainstDraw: return QStringLiteral("0–½");
    case Result::WhiteWinsUnrated: return QStringLiteral("W/L");
    case Result::DrawUnrated: return QStringLiteral("D/D");
    case Result::BlackWinsUnrated: return QStringLiteral("L/W");
    case Result::BothLoseUnrated: return QStringLiteral("L/L");
    case Result::DrawAgainstLossUnrated: return QStringLiteral("D/L");
    case Result::LossAgainstDrawUnrated: return QStringLiteral("L/D");
    }
    return {};
}

QString resultKindText(ResultKind how) {
    switch (how) {
    case ResultKind::NotSaid: return {};
    case ResultKind::Checkmate: return ResultText::tr("by checkmate");
    case ResultKind::Resignation: return ResultText::tr("by resignation");
    case ResultKind::Time: return ResultText::tr("on time");
    case ResultKind::Forfeit: return ResultText::tr("by forfeit");
    case ResultKind::Agreement: return ResultText::tr("by agreement");
    case ResultKind::Stalemate: return ResultText::tr("by stalemate");
    case ResultKind::DeadPosition: return ResultText::tr("by a dead position");
    case ResultKind::Claim: return ResultText::tr("by a correct claim");
    //: A draw by five times the same position, or by 75 moves.
    case ResultKind::AutomaticDraw: return ResultText::tr("without a claim");
    case ResultKind::Penalty: return ResultText::tr("as a penalty");
    case ResultKind::Ruling: return ResultText::tr("by ruling of the arbiter");
    }
    return {};
}

QString scoreText(ByColour<Points> const& score) {
    return QStringLiteral("%1–%2").arg(pointsText(score.white), pointsText(score.black));
}

QString resultText(session::Board const& board) {
    if (!board.result) return {};
    if (!board.scoreRuling) return resultText(*board.result);
    //: %1 the result of a game, %2 the points that count by a ruling of the arbiter: ½–½, counts ½–1.
    return ResultText::tr("%1, counts %2").arg(resultText(*board.result), scoreText(board.scoreRuling->score));
}

QString resultAndKind(session::Board const& board) {
    QString const how = resultKindText(board.howEnded);
    //: %1 a result, %2 how the game ended: "1–0 by resignation".
    return how.isEmpty() ? resultText(board) : ResultText::tr("%1 %2", "result").arg(resultText(board), how);
}

QString resultSpoken(Result result) {
    switch (result) {
    case Result::WhiteWins: return ResultText::tr("White wins");
    case Result::Draw: return ResultText::tr("Draw");
    case Result::BlackWins: return ResultText::tr("Black wins");
    case Result::WhiteWinsByForfeit: return ResultText::tr("White wins by forfeit");
    case Result::BlackWinsByForfeit: return ResultText::tr("Black wins by forfeit");
    case Result::BothForfeit: return ResultText::tr("Both lose by forfeit");
    case Result::BothLose: return ResultText::tr("Both lose");
    case Result::DrawAgainstLoss: return ResultText::tr("Half a point to White, none to Black");
    case Result::LossAgainstDraw: return ResultText::tr("Half a point to Black, none to White");
    case Result::WhiteWinsUnrated:
    case Result::DrawUnrated:
    case Result::BlackWinsUnrated:
    case Result::BothLoseUnrated:
    case Result::DrawAgainstLossUnrated:
    case Result::LossAgainstDrawUnrated: return unratedSpoken(result);
    }
    return {};
}

//: The game goes on another time.
QString adjournedText() { return ResultText::tr("Adjourned"); }

QString byeText(session::Bye bye) {
    switch (bye) {
    case session::Bye::Allocated: return ResultText::tr("Pairing-allocated bye");
    case session::Bye::HalfPoint: return ResultText::tr("Half-point bye");
    case session::Bye::FullPoint: return ResultText::tr("Full-point bye");
    case session::Bye::ZeroPoint: return ResultText::tr("Zero-point bye");
    }
    return {};
}

QString colourText(Colour colour) {
    return colour == Colour::White ? ResultText::tr("White", "player") : ResultText::tr("Black", "player");
}

/// The texts are those of Letters.qml: a key means the same on every page.
QString colourLetter(Colour colour, LetterAmong others) {
    if (colour == Colour::White) return QCoreApplication::translate("Letters", "W", "letter of White");
    return others == LetterAmong::Answers
               ? QCoreApplication::translate("Letters", "B", "key of Black beside the answer N")
               : QCoreApplication::translate("Letters", "B", "letter of Black");
}

std::optional<Colour> colourOfLetter(QString const& letter, LetterAmong others) {
    QString const typed = letter.toUpper();
    for (Colour const colour : bothColours)
        if (typed == colourLetter(colour, others)) return colour;
    for (Colour const colour : bothColours)
        if (typed == withoutMark(colourLetter(colour, others))) return colour;
    return typed == QStringLiteral("W") ? std::optional{Colour::White} : std::nullopt;
}

QStringList lettersOfColours() {
    QStringList letters{QStringLiteral("W")};
    for (Colour const colour : bothColours) {
        QString const letter = colourLetter(colour, LetterAmong::Answers);
        letters += {letter, withoutMark(letter)};
    }
    return letters;
}

} // namespace flagfall::view
