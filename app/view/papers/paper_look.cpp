// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/papers/chosen_picture.h"
#include "app/view/papers/paper_page.h"
#include "app/view/texts/plain_text.h"

#include <QBuffer>

namespace flagfall::view {
namespace {

/// As large as it is printed, at some 300 dots to the inch.
constexpr QSize largestLogoPicture{480, 190};

/// An event may come from anywhere.
QImage logoIn(std::string const& base64) {
    if (base64.size() > session::largestLogo) return {};
    return chosenPicture(QByteArray::fromBase64(QByteArray::fromStdString(base64)));
}

} // namespace

PaperLook lookOf(session::PaperSettings const& settings) {
    return {settings.size, PaperTurn::AsNeeded, plain(settings.header), plain(settings.footer), logoIn(settings.logo)};
}

std::string logoOf(QByteArray const& file) {
    QImage picture = chosenPicture(file);
    if (picture.isNull()) return {};
    if (picture.width() > largestLogoPicture.width() || picture.height() > largestLogoPicture.height())
        picture = picture.scaled(largestLogoPicture, Qt::KeepAspectRatio, Qt::SmoothTransformation);
    QByteArray bytes;
    QBuffer written(&bytes);
    written.open(QIODevice::WriteOnly);
    picture.save(&written, "PNG");
    return bytes.toBase64().toStdString();
}

} // namespace flagfall::view
