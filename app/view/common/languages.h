// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <memory>
#include <span>

namespace flagfall::view {

struct Language {
    char const* code; ///< ISO 639: `sk`
    char const* name; ///< in the language itself
};
/// Those the program speaks.
[[nodiscard]] std::span<Language const> programLanguages();

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

} // namespace flagfall::view
