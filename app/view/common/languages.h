// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <memory>
#include <span>

class QTranslator;

namespace flagfall::view {

struct Language {
    char const* code; ///< ISO 639: `sk`
    char const* name; ///< in the language itself
};
/// Those the program speaks.
[[nodiscard]] std::span<Language const> programLanguages();
/// The code of the one it speaks now.
[[nodiscard]] QString languageNow();

/// The language that tr() speaks and the way numbers and days are written. One per program.
class Languages {
public:
    Languages();
    ~Languages();
    Languages(Languages const&) = delete;
    Languages& operator=(Languages const&) = delete;

    void speak(QString const& language);

private:
    struct Installed;
    std::unique_ptr<Installed> m_installed;
};

/// While it lives, tr() and numbers of this thread are in another language than the program's: what is made for others
/// to read. One at a time on a thread; the window and other threads go on in theirs. Needs the Languages of the
/// program.
class SpokenFor {
public:
    /// Empty: the language of the program.
    explicit SpokenFor(QString const& language);
    ~SpokenFor();
    SpokenFor(SpokenFor const&) = delete;
    SpokenFor& operator=(SpokenFor const&) = delete;

private:
    std::unique_ptr<QTranslator> m_dictionary; ///< none: nothing was changed
};

} // namespace flagfall::view
