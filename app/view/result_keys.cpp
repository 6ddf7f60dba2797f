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
QChar signOf(int key, QString const& text) {
    if (text.size() == 1) return text.front().toUpper();
    return key > 0 && key < 0x80 ? QChar(static_cast<ushort>(key)) : QChar();
}

} // namespace

std::optional<ResultKey> resultKeyOf(int key, QString const& text, bool keypad) {
    if (key == Qt::Key_Delete) return ClearKey{};
    switch (signOf(key, text).unicode()) {
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
