// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/papers/chosen_picture.h"

#include <QBuffer>
#include <QImageReader>
#include <QtEndian>

namespace flagfall::view {
namespace {

/// Whether each part of a PNG lies in the file: room is made for one as large as it says it is, be it gigabytes.
bool partsFit(QByteArray const& png) {
    constexpr qsizetype signature = 8, sizeAndName = 8, checksum = 4;
    for (qsizetype at = signature; at + sizeAndName + checksum <= png.size();) {
        auto const size = qsizetype{qFromBigEndian<quint32>(png.constData() + at)};
        if (size > png.size() - at - sizeAndName - checksum) return false;
        if (png.mid(at + 4, 4) == "IEND") return true;
        at += sizeAndName + size + checksum;
    }
    return false;
}

/// A JPEG is drawn once more with each of its scans, which may be a few bytes long. Cameras make one of them, or ten.
bool hasFewScans(QByteArray const& jpeg) {
    constexpr qsizetype most = 64;
    return jpeg.count("\xff\xda") <= most;
}

} // namespace

QImage chosenPicture(QByteArray const& file) {
    QByteArray const format = file.startsWith("\x89PNG\r\n\x1a\n") ? QByteArrayLiteral("png")
                              : file.startsWith("\xff\xd8\xff")    ? QByteArrayLiteral("jpeg")
                                                                   : QByteArray();
    if (format.isEmpty() || !(format == "png" ? partsFit(file) : hasFewScans(file))) return {};
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
