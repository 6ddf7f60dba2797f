// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/results/slip_scan.h"

namespace flagfall::view {
namespace {

constexpr std::chrono::milliseconds pauseOfAScanner{300};
constexpr int longestCode = 24;

/// What the key types on the keyboard a scanner believes it is: letters in capitals, digits wherever they are.
QChar typedBy(KeyStroke const& stroke) {
    if (int const digit = digitOf(stroke); digit >= 0) return QChar(u'0' + digit);
    return stroke.text.size() == 1 ? stroke.text.front().toUpper() : QChar();
}

bool isModifier(int key) { return key == Qt::Key_Shift || key == Qt::Key_CapsLock; }

} // namespace

SlipScan::Fate SlipScan::take(KeyStroke const& stroke, std::chrono::milliseconds since) {
    bool const inCode = m_text.startsWith(QLatin1String("FF"));
    if (stroke.modifiers & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) return Fate::Other;
    if (isModifier(stroke.key)) return inCode ? Fate::Taken : Fate::Other;
    if (since > pauseOfAScanner || m_text.size() > longestCode) m_text.clear();
    bool const goesOn = m_text.startsWith(QLatin1String("FF"));
    if (goesOn && (stroke.key == Qt::Key_Return || stroke.key == Qt::Key_Enter)) return Fate::Ended;
    QChar const sign = typedBy(stroke);
    if (!goesOn && sign != u'F') {
        m_text.clear();
        return Fate::Other;
    }
    if (!sign.isNull()) m_text += sign;
    return Fate::Taken;
}

} // namespace flagfall::view
