// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/results/result_keys.h"

#include "app/view/texts/result_text.h"

#include <QCoreApplication>
#include <QVariantMap>

#include <array>

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

std::optional<ResultKey> resultKeyOf(KeyStroke const& stroke) {
    if (stroke.modifiers & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) return std::nullopt;
    if (stroke.key == Qt::Key_Delete) return ClearKey{};
    bool const keypad = stroke.modifiers.testFlag(Qt::KeypadModifier);
    switch (signOf(stroke).unicode()) {
    case '1': return Result::WhiteWins;
    case '0': return Result::BlackWins;
    case '5':
    case '=': return Result::Draw;
    case '4': return Result::DrawAgainstLoss;
    case '6': return Result::LossAgainstDraw;
    case '8': return Result::BothLose;
    case '/': return keypad ? std::optional<ResultKey>{Result::Draw} : std::nullopt;
    case '+': return Result::WhiteWinsByForfeit;
    case '-': return Result::BlackWinsByForfeit;
    case 'X': return Result::BothForfeit;
    case 'W': return Result::WhiteWinsUnrated;
    case 'D': return Result::DrawUnrated;
    case 'L': return Result::BlackWinsUnrated;
    case '*': return AdjournKey{};
    default: return std::nullopt;
    }
}

QVariantList resultLegend() {
    constexpr std::array spoken{std::pair{'1', Result::WhiteWins},          std::pair{'=', Result::Draw},
                                std::pair{'0', Result::BlackWins},          std::pair{'+', Result::WhiteWinsByForfeit},
                                std::pair{'-', Result::BlackWinsByForfeit}, std::pair{'X', Result::BothForfeit},
                                std::pair{'W', Result::WhiteWinsUnrated},   std::pair{'D', Result::DrawUnrated},
                                std::pair{'L', Result::BlackWinsUnrated}};
    constexpr std::array written{std::pair{'4', Result::DrawAgainstLoss}, std::pair{'6', Result::LossAgainstDraw},
                                 std::pair{'8', Result::BothLose}};
    QVariantList legend;
    for (auto const& [key, result] : spoken) legend += entry(QString(QLatin1Char(key)), resultSpoken(result));
    for (auto const& [key, result] : written) legend += entry(QString(QLatin1Char(key)), resultText(result));
    //: The Delete key as it is printed on keyboards.
    QString const del = KeyText::tr("Del");
    legend += entry(QStringLiteral("*"), KeyText::tr("Adjourn the game"));
    legend += entry(del, KeyText::tr("Clear the result"));
    return legend;
}

} // namespace flagfall::view
