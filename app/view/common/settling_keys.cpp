// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/common/settling_keys.h"

#include <QCoreApplication>
#include <QKeyEvent>

namespace flagfall::view {
namespace {

bool isLeftOver(QKeyEvent const& event) {
    bool const plain = !(event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
    bool const enter = event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
    QString const text = event.text();
    bool const written =
        text.size() == 1 && (text.front().isLetter() || text.front().isSpace() || text.front().isPunct());
    return plain && (enter || written);
}

/// Pressed on the way to another key.
bool isModifier(int key) { return key >= Qt::Key_Shift && key <= Qt::Key_ScrollLock; }

} // namespace

SettlingKeys::SettlingKeys(QObject* parent, std::chrono::milliseconds moment)
    : QObject(parent), m_moment(moment), m_until(0) {
    if (QCoreApplication* const program = QCoreApplication::instance()) program->installEventFilter(this);
}

void SettlingKeys::settle() { m_until.setRemainingTime(m_moment); }

bool SettlingKeys::eventFilter(QObject* watched, QEvent* event) {
    bool const key = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    if (!key || m_until.hasExpired() || !watched->isWindowType()) return false;
    auto const& pressed = *static_cast<QKeyEvent*>(event);
    if (isModifier(pressed.key())) return false;
    if (!isLeftOver(pressed)) {
        m_until.setRemainingTime(0);
        return false;
    }
    settle();
    event->accept(); // no shortcut has it either
    return true;
}

} // namespace flagfall::view
