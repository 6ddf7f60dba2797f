// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <deque>
#include <string>
#include <string_view>

namespace flagfall::stations {

/// A moment that only goes on, whatever happens to the clock on the wall.
using Tick = std::chrono::milliseconds;

/// How many wrong codes the desk listens to: so many from one address, and so many in all, within a while. Who comes
/// from many addresses is held up by the second.
class Attempts {
public:
    struct Limits {
        int ofOne = 5;
        std::chrono::milliseconds forOne = std::chrono::minutes{1};
        int ofAll = 300; ///< so that a few who guess do not keep everybody out, and a code is not guessed in a day
        std::chrono::milliseconds forAll = std::chrono::minutes{10};
    };
    Attempts() : Attempts(Limits{}) {}
    explicit Attempts(Limits limits) : m_limits(limits) {}

    [[nodiscard]] bool mayTry(std::string_view address, Tick now) const;
    void wasWrong(std::string_view address, Tick now);

private:
    struct Wrong {
        Tick at;
        std::string address;
    };
    Limits m_limits;
    std::deque<Wrong> m_wrong; ///< not more than all may try
};

} // namespace flagfall::stations
