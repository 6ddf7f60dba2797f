// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDeadlineTimer>
#include <QObject>

#include <chrono>

namespace flagfall::view {

/// For a moment after a decision made by a key, Enter, Space and letters do nothing: a second Enter, or a text that was
/// meant for what has just been closed, would do something else on the page below. Whoever goes on typing goes on
/// waiting; a digit, a function key, Esc, and a key with Ctrl or Alt end it and do what they do.
///
/// Belongs to the UI thread.
class SettlingKeys final : public QObject {
public:
    explicit SettlingKeys(QObject* parent, std::chrono::milliseconds moment = std::chrono::milliseconds{600});
    void settle();
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    std::chrono::milliseconds m_moment;
    QDeadlineTimer m_until; ///< over before the first decision
};

} // namespace flagfall::view
