// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

/// What is kept of a PIN or passphrase: enough to see whether one fits, not to read it. Argon2id of libsodium with a
/// salt of its own. Who has the lock can try out a short PIN, so it belongs into the journal alone.
///
/// Making and trying one takes memory and a good part of a second on purpose: not on the thread of a window.
namespace flagfall::session {

inline constexpr std::size_t shortestPin = 4;  ///< characters
inline constexpr std::size_t longestPin = 100; ///< characters

/// None where the machine has not the memory for it.
[[nodiscard]] std::optional<std::string> lockFor(std::string_view pin);

[[nodiscard]] bool fits(std::string_view pin, std::string const& lock);

/// Whether it is one of ours. Others are not tried: a file could ask for all the memory there is.
[[nodiscard]] bool isLock(std::string_view text);

/// The same text with every lock in it blotted out, be it damaged or not, for everything that is shown.
[[nodiscard]] std::string withoutLocks(std::string text);

} // namespace flagfall::session
