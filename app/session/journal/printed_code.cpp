// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/journal/printed_code.h"

#include <cctype>
#include <charconv>

namespace flagfall::session {
namespace {

/// Crockford's: no I, L, O and U, which are misread.
constexpr std::string_view alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
constexpr std::size_t signsInCode = 16;
constexpr std::size_t signsInGroup = 4;

std::string grouped(std::string_view signs) {
    std::string text;
    for (std::size_t at = 0; at < signs.size(); ++at) {
        if (at > 0 && at % signsInGroup == 0) text += '-';
        text += signs[at];
    }
    return text;
}

/// The sign that was meant; nothing for one that is none.
std::optional<char> signMeant(char typed) {
    char const sign = static_cast<char>(std::toupper(static_cast<unsigned char>(typed)));
    if (sign == 'O') return '0';
    if (sign == 'I' || sign == 'L') return '1';
    return alphabet.find(sign) == std::string_view::npos ? std::nullopt : std::optional{sign};
}

} // namespace

std::string codeOf(Hash const& hash) {
    constexpr unsigned bitsInSign = 5;
    std::string signs;
    unsigned pool = 0;
    unsigned bits = 0;
    for (std::byte const byte : hash) {
        pool = pool << 8 | std::to_integer<unsigned>(byte);
        bits += 8;
        for (; bits >= bitsInSign && signs.size() < signsInCode; bits -= bitsInSign)
            signs += alphabet[pool >> (bits - bitsInSign) & 31U];
        if (signs.size() == signsInCode) break;
        pool &= (1U << bits) - 1;
    }
    return grouped(signs);
}

std::string printedCode(Seal const& seal) { return std::to_string(seal.seq.value()) + '-' + codeOf(seal.hash); }

std::optional<PrintedCode> readPrintedCode(std::string_view typed) {
    std::int64_t seq = 0;
    auto const [end, wrong] = std::from_chars(typed.data(), typed.data() + typed.size(), seq);
    if (wrong != std::errc{} || seq < 1 || end == typed.data() + typed.size()) return std::nullopt;
    typed.remove_prefix(static_cast<std::size_t>(end - typed.data()));
    if (std::isalnum(static_cast<unsigned char>(typed.front())) != 0)
        return std::nullopt; // where the number ends is not said
    std::string signs;
    for (char const one : typed) {
        if (std::isalnum(static_cast<unsigned char>(one)) == 0) continue;
        auto const sign = signMeant(one);
        if (!sign) return std::nullopt;
        signs += *sign;
    }
    if (signs.size() != signsInCode) return std::nullopt;
    return PrintedCode{Seq{seq}, grouped(signs)};
}

} // namespace flagfall::session
