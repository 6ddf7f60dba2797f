// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/common/input_watch.h"

#include "app/view/common/desk_link.h"

#include <QCoreApplication>
#include <QInputEvent>

namespace flagfall::view {
namespace {

/// What can be a press; movements only teach how late events come.
bool mayPress(QEvent::Type type) {
    return type == QEvent::KeyPress || type == QEvent::MouseButtonPress || type == QEvent::MouseButtonDblClick ||
           type == QEvent::TouchBegin || type == QEvent::TouchUpdate;
}

} // namespace

InputWatch::InputWatch(DeskLink& desk) : m_desk(desk) {
    if (QCoreApplication* const program = QCoreApplication::instance()) program->installEventFilter(this);
}

bool InputWatch::eventFilter(QObject* watched, QEvent* event) {
    // The window hears of it first; what it hands on to its items is the same event again.
    if (!event->isInputEvent() || !event->spontaneous() || !watched->isWindowType()) return false;
    std::int64_t const happened = m_time.happened(static_cast<QInputEvent*>(event)->timestamp(), m_desk.ticks().now());
    if (!mayPress(event->type())) return false;
    m_desk.handle(happened);
    QMetaObject::invokeMethod(&m_desk, [this] { m_desk.handle(std::nullopt); }, Qt::QueuedConnection);
    return false;
}

} // namespace flagfall::view
