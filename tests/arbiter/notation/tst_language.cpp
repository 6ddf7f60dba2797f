// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/notation/language.h"

#include <gtest/gtest.h>

#include <set>

namespace flagfall::notation::test {
namespace {

using board::Role;

/// King, queen, rook, bishop, knight.
std::string letters(Language language) {
    std::string text;
    for (Role const role : {Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight})
        text.append(text.empty() ? "" : " ").append(pieceLetter(language, role));
    return text;
}

std::optional<Role> roleRead(Language language, std::string_view text) {
    auto const read = readPieceLetter(language, text);
    return read ? std::optional{read->role} : std::nullopt;
}

TEST(Language, EverybodyMayUseTheFirstLettersOfHisOwnCountry) { // Laws C.3
    EXPECT_EQ(letters(Language::English), "K Q R B N");
    EXPECT_EQ(letters(Language::Slovak), "K D V S J");
    EXPECT_EQ(letters(Language::Czech), "K D V S J");
    EXPECT_EQ(letters(Language::Galician), "R D T A C");
    EXPECT_EQ(letters(Language::Spanish), "R D T A C");
    EXPECT_EQ(letters(Language::Portuguese), "R D T B C");
    EXPECT_EQ(letters(Language::German), "K D T L S");
    EXPECT_EQ(letters(Language::French), "R D T F C");
    EXPECT_EQ(letters(Language::Italian), "R D T A C");
    EXPECT_EQ(letters(Language::Polish), "K H W G S");
    EXPECT_EQ(letters(Language::Hungarian), "K V B F H");
    EXPECT_EQ(letters(Language::Dutch), "K D T L P");
    EXPECT_EQ(letters(Language::Russian), "Кр Ф Л С К");
    EXPECT_EQ(letters(Language::Figurine), "♔ ♕ ♖ ♗ ♘");
}

TEST(Language, ThePawnHasNoLetter) { // Laws C.4
    for (Language const language : languages()) EXPECT_EQ(pieceLetter(language, Role::Pawn), "");
}

TEST(Language, TheLettersOfALanguageDiffer) {
    for (Language const language : languages()) {
        std::set<std::string_view> different;
        for (Role const role : board::allRoles) different.insert(pieceLetter(language, role));
        EXPECT_EQ(different.size(), 6U) << languageCode(language);
    }
}

TEST(Language, EveryLetterIsReadAsThePieceItStandsFor) {
    for (Language const language : languages())
        for (Role const role : board::allRoles) {
            if (role == Role::Pawn) continue;
            auto const letter = pieceLetter(language, role);
            EXPECT_EQ(readPieceLetter(language, letter), (LetterRead{role, letter.size()})) << languageCode(language);
        }
}

TEST(Language, TheRussianKingIsNotTheKnight) {
    EXPECT_EQ(roleRead(Language::Russian, "Крe2"), Role::King);
    EXPECT_EQ(roleRead(Language::Russian, "Кe2"), Role::Knight);
    EXPECT_EQ(roleRead(Language::Russian, "КРe2"), Role::King);
}

TEST(Language, LettersOfALatinKeyboardStandForTheirTwins) {
    EXPECT_EQ(roleRead(Language::Russian, "Kpe2"), Role::King);
    EXPECT_EQ(roleRead(Language::Russian, "Ke2"), Role::Knight);
    EXPECT_EQ(roleRead(Language::Russian, "Cd2"), Role::Bishop);
    EXPECT_EQ(roleRead(Language::Greek, "Ib5"), Role::Knight);
    EXPECT_EQ(roleRead(Language::English, "Сd2"), std::nullopt) << "Cyrillic";
}

TEST(Language, TheSameLetterMeansAnotherPieceElsewhere) {
    EXPECT_EQ(roleRead(Language::English, "R"), Role::Rook);
    EXPECT_EQ(roleRead(Language::Galician, "R"), Role::King);
    EXPECT_EQ(roleRead(Language::Hungarian, "B"), Role::Rook);
    EXPECT_EQ(roleRead(Language::German, "B"), Role::Pawn);
    EXPECT_EQ(roleRead(Language::Dutch, "P"), Role::Knight);
}

TEST(Language, FigurinesOfBothColoursAreReadEverywhere) {
    EXPECT_EQ(roleRead(Language::Slovak, "♘f3"), Role::Knight);
    EXPECT_EQ(roleRead(Language::Slovak, "♞f6"), Role::Knight);
    EXPECT_EQ(roleRead(Language::English, "♙e4"), Role::Pawn);
}

TEST(Language, AnAccentMayBeMissingAndASmallLetterIsAFile) {
    EXPECT_EQ(roleRead(Language::Turkish, "Se2"), Role::King);
    EXPECT_FALSE(readPieceLetter(Language::English, "b4").has_value());
    EXPECT_FALSE(readPieceLetter(Language::English, "").has_value());
}

TEST(Language, HasACode) {
    for (Language const language : languages()) EXPECT_EQ(languageFrom(languageCode(language)), language);
    EXPECT_EQ(languageFrom("xx"), std::nullopt);
}

} // namespace
} // namespace flagfall::notation::test
