// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/desk/signs_of_life.h"

#include <algorithm>

namespace flagfall::session {

void SignsOfLife::hear(std::span<Heartbeat const> beats, std::span<int const> desks, std::int64_t ticks) {
    m_now = ticks;
    std::map<int, Sign> signs;
    for (int const desk : desks) {
        auto const beat = std::ranges::find(beats, desk, &Heartbeat::desk);
        clock::Instant const at = beat == beats.end() ? clock::Instant{} : beat->at;
        auto const before = m_signs.find(desk);
        bool const isNew = before == m_signs.end() || before->second.beat != at || beats.empty();
        signs[desk] = isNew ? Sign{at, ticks} : before->second;
    }
    m_signs = std::move(signs);
}

std::vector<SignsOfLife::Silent> SignsOfLife::silent() const {
    std::vector<Silent> found;
    for (auto const& [desk, sign] : m_signs)
        if (clock::Span const since{m_now - sign.heard}; since >= longest) found.push_back({desk, since});
    return found;
}

} // namespace flagfall::session
