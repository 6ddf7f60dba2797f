// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

/// What a fuzzer calls with any bytes. Each file fuzz_NOUN.cpp defines it once, and stops the program where something
/// does not hold; nothing is remembered from one call to the next.
extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* bytes, std::size_t size);

namespace flagfall::fuzz {

/// Stops the program, in every build.
inline void expect(bool holds, char const* what) {
    if (holds) return;
    std::fprintf(stderr, "does not hold: %s\n", what);
    std::abort();
}

/// How many bytes a target takes at least, if there are as many. As a rule it takes few, and a fuzzer goes through many
/// inputs; for inputs of many megabytes the environment says so (FLAGFALL_FUZZ_LARGEST).
inline std::size_t largest() {
    char const* const said = std::getenv("FLAGFALL_FUZZ_LARGEST");
    return said ? std::strtoull(said, nullptr, 10) : 0;
}
/// Checks that take more than time in proportion are not made then: what is checked is the program, not the check.
inline bool isLarge() { return largest() > 0; }
/// In pieces of so many bytes it is read: small ones, to find every seam, but large inputs as the program reads them.
inline std::size_t pieceOf(unsigned number) { return isLarge() ? std::size_t{64} * 1024 : number + std::size_t{1}; }

/// The bytes of one call: a few small numbers from the front, the rest as text.
class Input {
public:
    Input(std::uint8_t const* bytes, std::size_t size) : m_text(reinterpret_cast<char const*>(bytes), size) {}

    /// 0 to 255; 0 when nothing is left.
    [[nodiscard]] unsigned number() {
        if (m_text.empty()) return 0;
        auto const first = static_cast<unsigned char>(m_text.front());
        m_text.remove_prefix(1);
        return first;
    }
    [[nodiscard]] std::string_view text(std::size_t most) const { return m_text.substr(0, std::max(most, largest())); }

private:
    std::string_view m_text;
};

} // namespace flagfall::fuzz
