// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/results/result_keys.h"

#include "app/view/texts/result_text.h"

#include <QCoreApplication>
#include <QVariantMap>

#include <span>

namespace flagfall::view {
namespace {

struct KeyText {
    Q_DECLARE_TR_FUNCTIONS(ResultKeys)
};

QVariantMap entry(QString const& key, QString const& text) {
    return {{QStringLiteral("key"), key}, {QStringLiteral("text"), text}};
}

/// What the key types; the number pad may type nothing, then its Qt::Key is the sign.
QChar signOf(KeyStroke const& stroke) {
    if (int const digit = digitOf(stroke); digit >= 0) return QChar(u'0' + digit);
    if (stroke.text.size() == 1) return stroke.text.front().toUpper();
    return stroke.key > 0 && stroke.key < 0x80 ? QChar(static_cast<ushort>(stroke.key)) : QChar();
}

//: The Delete key as it is printed on keyboards.
QString deleteCap() { return KeyText::tr("Del"); }

enum class Shown { Yes, No };

struct SignKey {
    char sign;
    ResultKey meant;
    Shown shown = Shown::Yes; ///< in the legend; others are there out of habit
};

constexpr SignKey ownKeys[]{{'1', Result::WhiteWins},
                            {'=', Result::Draw},
                            {'0', Result::BlackWins},
                            {'+', Result::WhiteWinsByForfeit},
                            {'-', Result::BlackWinsByForfeit},
                            {'X', Result::BothForfeit},
                            {'4', Result::DrawAgainstLoss},
                            {'6', Result::LossAgainstDraw},
                            {'8', Result::BothLose},
                            {'*', AdjournKey{}},
                            {'5', Result::Draw, Shown::No}};
constexpr SignKey vegaKeys[]{{'1', Result::WhiteWins},
                             {'5', Result::Draw},
                             {'0', Result::BlackWins},
                             {'3', Result::WhiteWinsByForfeit},
                             {'4', Result::BlackWinsByForfeit},
                             {'2', Result::BothForfeit},
                             {'H', Result::DrawAgainstLoss},
                             {'6', Result::LossAgainstDraw},
                             {'8', Result::BothLose},
                             {'7', AdjournKey{}},
                             {'9', ClearKey{}}};
constexpr SignKey sharlyKeys[]{{'1', Result::WhiteWins},
                               {'3', Result::Draw},
                               {'2', Result::BlackWins},
                               {'+', Result::WhiteWinsByForfeit},
                               {'-', Result::BlackWinsByForfeit},
                               {'X', Result::BothForfeit},
                               {'4', Result::DrawAgainstLoss},
                               {'6', Result::LossAgainstDraw},
                               {'8', Result::BothLose},
                               {'*', AdjournKey{}},
                               {'0', ClearKey{}}};
/// No program has a digit for these, and the signs mean the same to everybody.
constexpr SignKey everywhere[]{{'W', Result::WhiteWinsUnrated},
                               {'D', Result::DrawUnrated},
                               {'L', Result::BlackWinsUnrated},
                               {'=', Result::Draw, Shown::No},
                               {'+', Result::WhiteWinsByForfeit, Shown::No},
                               {'-', Result::BlackWinsByForfeit, Shown::No},
                               {'X', Result::BothForfeit, Shown::No},
                               {'*', AdjournKey{}, Shown::No}};

std::span<SignKey const> keysOf(KeyProfile profile) {
    switch (profile) {
    case KeyProfile::Own: return ownKeys;
    case KeyProfile::Vega: return vegaKeys;
    case KeyProfile::Sharly: return sharlyKeys;
    }
    return ownKeys;
}

/// Scores that are as short as their description are written, the others spoken.
QString legendText(ResultKey const& meant, LegendFor what) {
    if (!std::holds_alternative<Result>(meant) && what == LegendFor::Verifying) return resultKeyText(meant);
    if (std::holds_alternative<AdjournKey>(meant)) return KeyText::tr("Adjourn the game");
    if (std::holds_alternative<ClearKey>(meant)) return KeyText::tr("Clear the result");
    Result const result = std::get<Result>(meant);
    bool const penalty = result == Result::DrawAgainstLoss || result == Result::LossAgainstDraw;
    return penalty || result == Result::BothLose ? resultText(result) : resultSpoken(result);
}

} // namespace

int digitOf(KeyStroke const& stroke) {
    if (stroke.text.size() == 1 && stroke.text.front() >= u'0' && stroke.text.front() <= u'9')
        return stroke.text.front().unicode() - u'0';
    constexpr quint32 keyOfOne = 10;
    constexpr quint32 keyOfZero = 19;
    bool const row = stroke.scanCode >= keyOfOne && stroke.scanCode <= keyOfZero;
    if (!row || stroke.modifiers != Qt::NoModifier) return -1;
    return static_cast<int>(stroke.scanCode - keyOfOne + 1) % 10;
}

std::optional<ResultKey> resultKeyOf(KeyStroke const& stroke, KeyProfile profile) {
    if (stroke.modifiers & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) return std::nullopt;
    bool const picked = stroke.key == 0 && stroke.text == deleteCap();
    if (stroke.key == Qt::Key_Delete || picked) return ClearKey{};
    QChar const sign = signOf(stroke);
    if (sign == u'/' && stroke.modifiers.testFlag(Qt::KeypadModifier)) return Result::Draw;
    for (auto const keys : {keysOf(profile), std::span<SignKey const>{everywhere}})
        for (SignKey const& key : keys)
            if (sign == QLatin1Char(key.sign)) return key.meant;
    return std::nullopt;
}

QVariantList resultLegend(KeyProfile profile, LegendFor what) {
    QVariantList legend;
    for (auto const keys : {keysOf(profile), std::span<SignKey const>{everywhere}})
        for (SignKey const& key : keys)
            if (key.shown == Shown::Yes) legend += entry(QString(QLatin1Char(key.sign)), legendText(key.meant, what));
    legend += entry(deleteCap(), legendText(ClearKey{}, what));
    return legend;
}

QString resultKeyText(ResultKey const& meant) {
    if (auto const* const result = std::get_if<Result>(&meant)) return resultText(*result);
    return std::holds_alternative<AdjournKey>(meant) ? adjournedText() : KeyText::tr("No result");
}

} // namespace flagfall::view
