// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stations/attempts.h"

#include <algorithm>

namespace flagfall::stations {

bool Attempts::mayTry(std::string_view address, Tick now) const {
    auto const inAll = std::ranges::count_if(m_wrong, [&](Wrong const& one) { return now - one.at < m_limits.forAll; });
    auto const fromThere = std::ranges::count_if(
        m_wrong, [&](Wrong const& one) { return one.address == address && now - one.at < m_limits.forOne; });
    return inAll < m_limits.ofAll && fromThere < m_limits.ofOne;
}

void Attempts::wasWrong(std::string_view address, Tick now) {
    while (!m_wrong.empty() && now - m_wrong.front().at >= std::max(m_limits.forAll, m_limits.forOne))
        m_wrong.pop_front();
    m_wrong.push_back({now, std::string{address}});
}

} // namespace flagfall::stations
