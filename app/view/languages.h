// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <memory>

namespace flagfall::view {

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
