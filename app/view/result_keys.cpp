// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/result_keys.h"

#include "app/view/texts/result_text.h"

#include <QCoreApplication>
#include <QVariantMap>

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
    if (stroke.key == Qt::Key_Delete) return ClearKey{};
    bool const keypad = stroke.modifiers.testFlag(Qt::KeypadModifier);
    switch (signOf(stroke).unicode()) {
    case '1': return Result::WhiteWins;
    case '0': return Result::BlackWins;
    case '5':
    case '=': return Result::Draw;
    case '/': return keypad ? std::optional<ResultKey>{Result::Draw} : std::nullopt;
    case '+': return Result::WhiteWinsByForfeit;
    case '-': return Result::BlackWinsByForfeit;
    case 'X': return Result::BothForfeit;
    case '*': return AdjournKey{};
    default: return std::nullopt;
    }
}

QVariantList resultLegend() {
    //: The Delete key as it is printed on keyboards.
    QString const del = KeyText::tr("Del");
    return {entry(QStringLiteral("1"), resultSpoken(Result::WhiteWins)),
            entry(QStringLiteral("="), resultSpoken(Result::Draw)),
            entry(QStringLiteral("0"), resultSpoken(Result::BlackWins)),
            entry(QStringLiteral("+"), resultSpoken(Result::WhiteWinsByForfeit)),
            entry(QStringLiteral("-"), resultSpoken(Result::BlackWinsByForfeit)),
            entry(QStringLiteral("X"), resultSpoken(Result::BothForfeit)),
            entry(QStringLiteral("*"), KeyText::tr("Adjourn the game")),
            entry(del, KeyText::tr("Clear the result"))};
}

} // namespace flagfall::view
