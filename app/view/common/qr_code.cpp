// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/common/qr_code.h"

#include <qrcodegen/qrcodegen.hpp>

namespace flagfall::view {

QrCode::QrCode(QString const& text) {
    constexpr qsizetype most = 2000;
    QByteArray const bytes = text.toUtf8();
    if (bytes.size() > most) return;
    auto const code = qrcodegen::QrCode::encodeText(bytes.constData(), qrcodegen::QrCode::Ecc::MEDIUM);
    m_size = code.getSize();
    m_dark.reserve(static_cast<std::size_t>(m_size) * static_cast<std::size_t>(m_size));
    for (int y = 0; y < m_size; ++y)
        for (int x = 0; x < m_size; ++x) m_dark.push_back(code.getModule(x, y));
}

QString QrCode::outline() const {
    QString path;
    for (int y = 0; y < m_size; ++y)
        for (int x = 0; x < m_size; ++x) {
            int const from = x;
            while (x < m_size && isDark(x, y)) ++x;
            if (x > from) path += QStringLiteral("M%1 %2h%3v1h-%3z").arg(from).arg(y).arg(x - from);
        }
    return path;
}

} // namespace flagfall::view
