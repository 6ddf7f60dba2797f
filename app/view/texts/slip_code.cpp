// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/texts/slip_code.h"

#include <QCryptographicHash>
#include <QRegularExpression>

namespace flagfall::view {

SlipCode slipCodeOf(session::EventState const& state, RoundNumber round, BoardNumber board) {
    QByteArray event = QByteArray::fromStdString(state.details.name);
    if (state.details.begins) event += QByteArray::fromStdString(isoDate(*state.details.begins));
    QByteArray const digest = QCryptographicHash::hash(event, QCryptographicHash::Sha256).toHex();
    return {QString::fromLatin1(digest.first(4).toUpper()), round, board};
}

QString slipCodeText(SlipCode const& code) {
    return QStringLiteral("FF %1 R%2 B%3").arg(code.event).arg(code.round.value()).arg(code.board.value());
}

std::optional<SlipCode> readSlipCode(QString const& text) {
    static QRegularExpression const form(QStringLiteral("^FF ([0-9A-F]{4}) R([1-9]\\d{0,2}) B([1-9]\\d{0,5})$"));
    auto const match = form.match(text);
    if (!match.hasMatch()) return std::nullopt;
    return SlipCode{match.captured(1), RoundNumber{match.captured(2).toInt()}, BoardNumber{match.captured(3).toInt()}};
}

} // namespace flagfall::view
