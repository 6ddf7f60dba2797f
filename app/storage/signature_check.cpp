// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/signature_check.h"

#include <algorithm>

namespace flagfall::storage {

void SignatureCheck::opened(std::string const& key) {
    if (key.empty()) return;
    std::erase(m_keys, key);
    m_keys.push_back(key);
    if (m_keys.size() > mostKeys) m_keys.erase(m_keys.begin());
}

bool SignatureCheck::add(Seq seq, std::optional<session::Hash> const& hash, std::span<std::byte const> bytes) {
    Signature signature{};
    if (!hash || bytes.size() != signature.size()) return false;
    std::ranges::copy(bytes, signature.begin());
    auto const fits = std::find_if(m_keys.rbegin(), m_keys.rend(),
                                   [&](std::string const& key) { return isSignedBy(key, *hash, signature); });
    if (fits == m_keys.rend()) return false;
    std::string const key = *fits;
    opened(key); // it is likely to be the next one's, too
    ++m_found.signatures;
    m_found.last = seq;
    if (std::ranges::find(m_found.keys, key) == m_found.keys.end()) m_found.keys.push_back(key);
    return true;
}

} // namespace flagfall::storage
