// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/papers/chosen_picture.h"
#include "app/view/papers/paper.h"

#include <QBuffer>
#include <QImage>
#include <QPainter>

namespace flagfall::view {
namespace {

constexpr QSize onPage{640, 760};
constexpr int pictureDots = 3; ///< of the picture: some 290 to the inch
constexpr int jpegQuality = 85;

/// On white, where it is transparent.
QImage onWhite(QImage const& picture) {
    QImage page(picture.size(), QImage::Format_RGB32);
    page.fill(Qt::white);
    QPainter(&page).drawImage(0, 0, picture);
    return page;
}

} // namespace

std::optional<PaperPicture> paperPictureOf(QByteArray const& file, QString const& caption) {
    QImage picture = chosenPicture(file);
    if (picture.isNull()) return std::nullopt;
    QSize const largest = onPage * pictureDots;
    if (picture.width() > largest.width() || picture.height() > largest.height())
        picture = picture.scaled(largest, Qt::KeepAspectRatio, Qt::SmoothTransformation);
    QSize size = picture.size();
    if (size.width() > onPage.width() || size.height() > onPage.height()) size.scale(onPage, Qt::KeepAspectRatio);
    PaperPicture shown{{}, size.width(), size.height(), caption};
    QBuffer written(&shown.bytes);
    written.open(QIODevice::WriteOnly);
    if (!onWhite(picture).save(&written, "JPEG", jpegQuality)) return std::nullopt;
    return shown;
}

} // namespace flagfall::view
