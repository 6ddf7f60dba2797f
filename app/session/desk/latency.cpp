// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/desk/latency.h"

#include <algorithm>
#include <vector>

namespace flagfall::session {

void DelaySample::add(clock::Span delay) { m_newest[m_count++ % kept] = delay; }

DelaySample::Percentiles DelaySample::percentiles() const {
    std::vector<clock::Span> sorted(m_newest.begin(), m_newest.begin() + std::ptrdiff_t(std::min(m_count, kept)));
    if (sorted.empty()) return {};
    std::ranges::sort(sorted);
    auto const at = [&](std::size_t percent) { return sorted[(sorted.size() - 1) * percent / 100]; };
    return {m_count, at(50), at(99), sorted.back()};
}

} // namespace flagfall::session
