// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/papers/chosen_picture.h"

#include <QBuffer>
#include <QImageReader>

namespace flagfall::view {

QImage chosenPicture(QByteArray const& file) {
    QByteArray const format = file.startsWith("\x89PNG\r\n\x1a\n") ? QByteArrayLiteral("png")
                              : file.startsWith("\xff\xd8\xff")    ? QByteArrayLiteral("jpeg")
                                                                   : QByteArray();
    if (format.isEmpty()) return {};
    QBuffer buffer;
    buffer.setData(file);
    QImageReader reader(&buffer, format);
    reader.setAutoDetectImageFormat(false);
    reader.setAutoTransform(true);          // cameras say how they were held
    constexpr qint64 mostDots = 33'000'000; // 128 MiB, which is also what Qt allows by itself
    QSize const size = reader.size();
    if (!size.isValid() || qint64{size.width()} * size.height() > mostDots) return {};
    return reader.read();
}

} // namespace flagfall::view
