// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace flagfall::board {

/// The eight vertical columns (Laws 2.4), from White's left.
enum class File : std::uint8_t { A, B, C, D, E, F, G, H };

/// The eight horizontal rows (Laws 2.4), from White's side.
enum class Rank : std::uint8_t { One, Two, Three, Four, Five, Six, Seven, Eight };

// clang-format off
/// Every square has one name (Appendix C).
enum class Square : std::uint8_t {
    A1, B1, C1, D1, E1, F1, G1, H1,
    A2, B2, C2, D2, E2, F2, G2, H2,
    A3, B3, C3, D3, E3, F3, G3, H3,
    A4, B4, C4, D4, E4, F4, G4, H4,
    A5, B5, C5, D5, E5, F5, G5, H5,
    A6, B6, C6, D6, E6, F6, G6, H6,
    A7, B7, C7, D7, E7, F7, G7, H7,
    A8, B8, C8, D8, E8, F8, G8, H8,
};
// clang-format on

/// The index of a square in tables of 64, of a file or rank in tables of 8.
[[nodiscard]] constexpr unsigned indexOf(Square square) { return static_cast<unsigned>(square); }
[[nodiscard]] constexpr unsigned indexOf(File file) { return static_cast<unsigned>(file); }
[[nodiscard]] constexpr unsigned indexOf(Rank rank) { return static_cast<unsigned>(rank); }

[[nodiscard]] constexpr Square squareNumber(unsigned index) { return static_cast<Square>(index & 63U); }
[[nodiscard]] constexpr Square squareAt(File file, Rank rank) {
    return squareNumber(indexOf(rank) * 8 + indexOf(file));
}
[[nodiscard]] constexpr File fileOf(Square square) { return static_cast<File>(indexOf(square) & 7U); }
[[nodiscard]] constexpr Rank rankOf(Square square) { return static_cast<Rank>(indexOf(square) >> 3U); }

inline constexpr std::array<File, 8> allFiles{File::A, File::B, File::C, File::D, File::E, File::F, File::G, File::H};
inline constexpr std::array<Rank, 8> allRanks{Rank::One,  Rank::Two, Rank::Three, Rank::Four,
                                              Rank::Five, Rank::Six, Rank::Seven, Rank::Eight};

/// `a` to `h`, in small letters.
[[nodiscard]] constexpr char letterOf(File file) { return static_cast<char>('a' + indexOf(file)); }
/// `1` to `8`.
[[nodiscard]] constexpr char digitOf(Rank rank) { return static_cast<char>('1' + indexOf(rank)); }

[[nodiscard]] constexpr std::optional<File> fileFrom(char letter) {
    if (letter < 'a' || letter > 'h') return std::nullopt;
    return static_cast<File>(letter - 'a');
}
[[nodiscard]] constexpr std::optional<Rank> rankFrom(char digit) {
    if (digit < '1' || digit > '8') return std::nullopt;
    return static_cast<Rank>(digit - '1');
}

/// `e4`.
[[nodiscard]] inline std::string squareText(Square square) {
    return {letterOf(fileOf(square)), digitOf(rankOf(square))};
}

/// Reads exactly `e4`.
[[nodiscard]] constexpr std::optional<Square> squareFrom(std::string_view text) {
    if (text.size() != 2) return std::nullopt;
    auto const file = fileFrom(text[0]);
    auto const rank = rankFrom(text[1]);
    if (!file || !rank) return std::nullopt;
    return squareAt(*file, *rank);
}

} // namespace flagfall::board
