// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/common/input_time.h"

#include <QObject>

namespace flagfall::view {

class DeskLink;

/// Sees every key, button and touch of the program before anybody else does, and tells the desk when it happened, for
/// as long as it is being handled.
class InputWatch final : public QObject {
public:
    /// `desk` must outlive it.
    explicit InputWatch(DeskLink& desk);
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    DeskLink& m_desk;
    InputTime m_time;
};

} // namespace flagfall::view
