// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/speech/spoken_face.h"

#include "app/view/texts/plain_text.h"

#include <QCoreApplication>
#include <QStringList>

namespace flagfall::view {
namespace {

struct SpokenText {
    Q_DECLARE_TR_FUNCTIONS(SpokenFace)
};

QString timeInWords(clock::DisplayReading const& display) {
    // Rounded up, as every display is.
    QString const length = lengthText(std::chrono::ceil<std::chrono::seconds>(display.total));
    bool const overtime = display.method == clock::Method::UpCount && display.period > 1;
    return overtime ? SpokenText::tr("%1 overtime").arg(length) : length;
}

QString moveInWords(clock::Reading const& reading) {
    if (reading.phase == clock::Phase::Ready) return SpokenText::tr("The clock has not been started.");
    return SpokenText::tr("Move %1.").arg(reading.sides.black.movesCompleted + 1);
}

} // namespace

QString spokenFace(session::Board const& board, clock::Instant now) {
    if (!board.clock) return {};
    clock::Reading const reading = clock::read(*board.clock, now);
    QStringList const sentences{SpokenText::tr("White: %1.", "length of time").arg(timeInWords(reading.sides.white)),
                                SpokenText::tr("Black: %1.", "length of time").arg(timeInWords(reading.sides.black)),
                                moveInWords(reading)};
    return sentences.join(QLatin1Char(' '));
}

} // namespace flagfall::view
