// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/common/input_time.h"

#include <algorithm>

namespace flagfall::view {
namespace {

constexpr std::int64_t millisecond = 1'000'000;
constexpr std::int64_t longestDelay = 250 * millisecond;
constexpr std::int64_t memory = 60'000 * millisecond;
constexpr std::size_t mostSamples = 64;

} // namespace

std::int64_t InputTime::happened(std::uint64_t stamp, std::int64_t arrived) {
    if (stamp == 0) return arrived;
    std::int64_t const offset = arrived - static_cast<std::int64_t>(stamp) * millisecond;
    m_samples.push_back({offset, arrived});
    while (m_samples.size() > mostSamples || arrived - m_samples.front().arrived > memory) m_samples.pop_front();
    std::int64_t const delay = offset - std::ranges::min_element(m_samples, {}, &Sample::offset)->offset;
    return delay > longestDelay ? arrived : arrived - delay;
}

} // namespace flagfall::view
