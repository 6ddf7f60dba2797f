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
    [[nodiscard]] std::string_view text(std::size_t most) const { return m_text.substr(0, most); }

private:
    std::string_view m_text;
};

} // namespace flagfall::fuzz
