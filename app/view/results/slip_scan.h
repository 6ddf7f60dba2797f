// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/results/result_keys.h"

#include <chrono>

namespace flagfall::view {

/// Keys that a scanner types when it reads the code of a result slip. Between `FF` and Enter every key belongs to the
/// code, so that its digits enter no results; a pause says that somebody types by hand.
class SlipScan {
public:
    enum class Fate {
        Other, ///< the key means what it always means
        Taken, ///< it belongs to a code
        Ended, ///< it has ended one: text() is what was read
    };
    /// `since`: the last key, or anything longer than a scanner pauses.
    [[nodiscard]] Fate take(KeyStroke const& stroke, std::chrono::milliseconds since);
    [[nodiscard]] QString const& text() const { return m_text; }

private:
    QString m_text;
};

} // namespace flagfall::view
