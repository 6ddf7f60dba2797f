// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <tl/expected.hpp>

#include <utility>

namespace flagfall {

/// A value, or the reason why there is none. GCC 12 has no std::expected; with a later compiler only these lines
/// change.
template <typename T, typename E>
using Expected = tl::expected<T, E>;

/// Makes the refused side of an Expected: `return refused(Reason::X);`
template <typename E>
[[nodiscard]] constexpr auto refused(E&& why) {
    return tl::unexpected<std::decay_t<E>>(std::forward<E>(why));
}

} // namespace flagfall
