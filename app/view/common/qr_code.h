// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace flagfall::view {

/// A QR code that stands a seventh of it being unreadable.
class QrCode {
public:
    /// The text has at most 2000 bytes of UTF-8; of a longer one there is no code.
    explicit QrCode(QString const& text);

    /// Modules along each edge, without the light ones around; 0: there is none.
    [[nodiscard]] int size() const { return m_size; }
    [[nodiscard]] bool isDark(int x, int y) const { return m_dark[static_cast<std::size_t>(y * m_size + x)]; }
    /// The dark modules as the outline of an SVG, a module being one unit.
    [[nodiscard]] QString outline() const;

private:
    int m_size = 0;
    std::vector<bool> m_dark; ///< row after row
};

/// Light modules that must be around it.
inline constexpr int qrQuietZone = 4;

} // namespace flagfall::view
