// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace flagfall::session {

enum class PaperSize { A4, A3, Letter };

/// How the papers of the event look: what hangs on its walls and lies on its tables.
struct PaperSettings {
    PaperSize size = PaperSize::A4;
    std::string language{}; ///< of the papers (ISO 639); empty: that of the program
    std::string header{};   ///< one line above the name of the event
    std::string footer{};   ///< one line at the foot of every page
    std::string logo{};     ///< a PNG or JPEG picture in base64; empty: none
    friend bool operator==(PaperSettings const&, PaperSettings const&) = default;
};

/// Characters of one line above or below a paper, at most.
inline constexpr std::size_t longestPaperLine = 160;
/// Characters of a logo in base64, at most.
inline constexpr std::size_t largestLogo = 1'400'000; // a million bytes

} // namespace flagfall::session
