// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/common/changes.h"
#include "app/view/results/result_keys.h"

#include <functional>
#include <map>

namespace flagfall::view {

/// Results that were typed a second time, and whether they were the same. Known while the program runs and nowhere
/// written: it says that somebody at this desk has compared the slips, and is no act.
class Verification {
public:
    struct Checked {
        ResultKey stands; ///< when it was typed
        ResultKey typed;
        [[nodiscard]] bool isSame() const { return stands == typed; }
    };

    /// Whether it is the same.
    bool type(BoardPlace place, Checked const& checked);
    [[nodiscard]] std::optional<Checked> at(BoardPlace place) const;
    void forget(BoardPlace place) { m_checked.erase(place); }
    /// What was typed says nothing of a result that stands there now instead.
    void forgetChanged(std::function<std::optional<ResultKey>(BoardPlace)> const& stands);
    void clear() { m_checked.clear(); }

    [[nodiscard]] int verified(RoundNumber round) const { return count(round, true); }
    [[nodiscard]] int differing(RoundNumber round) const { return count(round, false); }

private:
    [[nodiscard]] int count(RoundNumber round, bool same) const;

    std::map<BoardPlace, Checked> m_checked;
};

} // namespace flagfall::view
