// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace flagfall::session {

/// The SHA-256 of some bytes as 64 hexadecimal digits in small letters, as `sha256sum` prints it.
[[nodiscard]] std::string sha256Of(std::string_view bytes);

} // namespace flagfall::session
