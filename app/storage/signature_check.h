// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/kept_journal.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace flagfall::storage {

/// Goes through the acts of an event in their order, and says of each signature whether it is that of a desk which the
/// event names. Several desks may be at one journal, each with a key of its own, and write in turn: a signature holds
/// that fits any of the keys named so far. The last of them count, so that a file made to be slow is not.
class SignatureCheck {
public:
    /// A `desk.opened`, and the key it names; empty: none.
    void opened(std::string const& key);
    /// The next signature. False: it fits no desk's key.
    [[nodiscard]] bool add(Seq seq, std::optional<session::Hash> const& hash, std::span<std::byte const> signature);

    [[nodiscard]] Signed const& found() const { return m_found; }

private:
    static constexpr std::size_t mostKeys = 64;
    std::vector<std::string> m_keys; ///< the one that was named or fitted last stands last
    Signed m_found;
};

} // namespace flagfall::storage
