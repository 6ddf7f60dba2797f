// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures may come from anywhere, in an event as well.
#include "app/view/papers/chosen_picture.h"

#include <QBuffer>
#include <QImageWriter>

#include <gtest/gtest.h>

#include <random>

#include <sys/resource.h>

namespace flagfall::view {
namespace {

QByteArray written(char const* format) {
    QImage picture(24, 16, QImage::Format_RGB32);
    for (int x = 0; x < picture.width(); ++x)
        for (int y = 0; y < picture.height(); ++y) picture.setPixelColor(x, y, QColor(x * 10, y * 15, x * y % 200));
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QImageWriter writer(&buffer, format);
    writer.setProgressiveScanWrite(true);
    EXPECT_TRUE(writer.write(picture));
    return bytes;
}

TEST(AChosenPicture, IsReadWhereItIsPngOrJpeg) {
    EXPECT_EQ(chosenPicture(written("png")).size(), QSize(24, 16));
    EXPECT_EQ(chosenPicture(written("jpeg")).size(), QSize(24, 16));
    EXPECT_TRUE(chosenPicture(written("bmp")).isNull());
}

long peakKibibytes() {
    rusage used{};
    getrusage(RUSAGE_SELF, &used);
    return used.ru_maxrss;
}

TEST(AChosenPicture, WithAPartThatIsLargerThanTheFileIsNone) {
    QByteArray png = written("png");
    QByteArray const part = QByteArray::fromHex("6a000025") + "tEXt" + QByteArray(40, 'x');
    png.insert(png.indexOf("IEND") - 4, part);
    long const before = peakKibibytes();
    EXPECT_TRUE(chosenPicture(png).isNull());
    EXPECT_LT(peakKibibytes() - before, 200'000) << "no room is made for 1.7 GB";
}

TEST(AChosenPicture, ThatIsDrawnThousandsOfTimesIsNone) {
    QByteArray jpeg = written("jpeg");
    QByteArray const scan = jpeg.mid(jpeg.lastIndexOf("\xff\xda"), 16);
    jpeg.insert(jpeg.size() - 2, scan);
    EXPECT_FALSE(chosenPicture(jpeg).isNull()) << "one more is no matter";
    jpeg.insert(jpeg.size() - 2, scan.repeated(2'000));
    EXPECT_TRUE(chosenPicture(jpeg).isNull());
}

TEST(AChosenPicture, OfAnyBytesIsOneOfBoundedSizeOrNone) {
    std::mt19937 random(7);
    QByteArray const seeds[] = {written("png"), written("jpeg")};
    int pictures = 0;
    for (int n = 0; n < 3'000; ++n) {
        QByteArray file = seeds[n % 2];
        for (auto changes = 1 + random() % 4; changes > 0; --changes) {
            auto const at = static_cast<qsizetype>(random() % static_cast<unsigned>(file.size() - 20));
            switch (random() % 3) {
            case 0: file[at] = static_cast<char>(random()); break;
            case 1: file.remove(at, 1 + static_cast<qsizetype>(random() % 8)); break;
            default: file.insert(at, file.mid(at, static_cast<qsizetype>(random() % 20)));
            }
        }
        QImage const picture = chosenPicture(file);
        ASSERT_LE(picture.sizeInBytes(), 133'000'000) << n;
        pictures += picture.isNull() ? 0 : 1;
    }
    EXPECT_GT(pictures, 100) << "or nothing was tried";
}

} // namespace
} // namespace flagfall::view
