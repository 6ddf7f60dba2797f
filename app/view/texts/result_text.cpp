// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/texts/result_text.h"

#include <QCoreApplication>

namespace flagfall::view {
namespace {

struct ResultText {
    Q_DECLARE_TR_FUNCTIONS(ResultText)
};

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
    }
    return {};
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

} // namespace flagfall::view
