// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace flagfall::lists {

/// Names as they are searched: small Latin letters a to z and digits, words parted by one blank. Accents are gone,
/// Cyrillic is written as English and FIDE write it, `ß` is `ss`; other scripts as ICU has them in Latin letters.
///
///     folded("Čižmár, Ján") == "cizmar jan";   folded("Чижмар") == "chizhmar"
[[nodiscard]] std::string folded(std::string_view utf8);

/// The same text in ASCII, for programs that know no other letters: letters as above, but capitals, blanks and
/// punctuation stay. A sign that has no spelling is a question mark.
///
///     inAscii("Čižmár, Ján") == "Cizmar, Jan";   inAscii("ЩУКА, Юрий") == "SHCHUKA, Yuriy"
[[nodiscard]] std::string inAscii(std::string_view utf8);

/// The words of a folded text, each once.
[[nodiscard]] std::vector<std::string_view> wordsOf(std::string_view folded);

/// What a folded word sounds like, roughly: one form for spellings that differ by language or transliteration, such
/// as Čižmár, Cizmar and Chizhmar, Müller and Mueller, Непомнящий, Nepomniachtchi and Nepomnyashchiy. Two words with
/// one sound may still be two names.
[[nodiscard]] std::string soundOf(std::string_view word);

} // namespace flagfall::lists
