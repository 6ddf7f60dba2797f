// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/sounds/tones.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace flagfall::view {
namespace {

using namespace std::chrono_literals;
using clock::Method;
using clock::Span;

struct Shape {
    double hertz;
    double seconds;
};

Shape shapeOf(Tone tone) {
    switch (tone) {
    case Tone::Beep: return {1760, 0.08};
    case Tone::PeriodEnd: return {1175, 0.45};
    case Tone::Gong: return {440, 0.6};
    case Tone::Flag: return {880, 1.0};
    case Tone::Call: return {1320, 0.4};
    case Tone::Wrong: return {220, 0.25};
    }
    return {};
}

/// Loud in the middle, silent at both ends.
double loudness(double second, double length) {
    constexpr double fade = 0.01;
    constexpr double full = 0.5;
    return full * std::clamp(std::min(second, length - second) / fade, 0.0, 1.0);
}

/// Before the end of a time, latest warning last.
constexpr std::array<Span, 6> warnings{10s, 5s, 4s, 3s, 2s, 1s};

Tone toneAtEnd(clock::Clock const& clock, clock::Instant end) {
    clock::Clock then = clock;
    auto const facts = clock::advance(then, end).facts;
    auto const has = [&](auto const& is) { return std::any_of(facts.begin(), facts.end(), is); };
    if (has([](clock::Fact const& fact) { return std::holds_alternative<clock::FlagDropped>(fact); }))
        return Tone::Flag;
    if (has([](clock::Fact const& fact) { return std::holds_alternative<clock::TurnedByItself>(fact); }))
        return Tone::Gong;
    return Tone::PeriodEnd;
}

} // namespace

QByteArray samplesOf(Tone tone) {
    constexpr double highest = 32767;
    Shape const shape = shapeOf(tone);
    auto const count = static_cast<int>(shape.seconds * tonesPerSecond);
    QByteArray samples;
    samples.reserve(count * 2);
    for (int at = 0; at < count; ++at) {
        double const second = static_cast<double>(at) / tonesPerSecond;
        double const wave = std::sin(2 * std::numbers::pi * shape.hertz * second) * loudness(second, shape.seconds);
        auto const sample = static_cast<qint16>(std::lround(wave * highest));
        samples.append(reinterpret_cast<char const*>(&sample), sizeof sample);
    }
    return samples;
}

std::optional<DueTone> nextTone(clock::Clock const& clock, clock::Instant after) {
    auto const end = clock::nextDeadline(clock);
    if (!end) return std::nullopt;
    for (Span const before : warnings)
        if (*end - before > after) return DueTone{Tone::Beep, *end - before};
    if (*end > after) return DueTone{toneAtEnd(clock, *end), *end};
    return std::nullopt;
}

bool soundsByCustom(clock::Clock const& clock) {
    auto const sounds = [](clock::Period const& period) {
        return period.method == Method::Byoyomi || period.method == Method::Canadian ||
               period.method == Method::Hourglass || period.method == Method::Gong ||
               period.method == Method::MoveTimer;
    };
    auto const& white = clock.setting->periods(Colour::White);
    auto const& black = clock.setting->periods(Colour::Black);
    return std::any_of(white.begin(), white.end(), sounds) || std::any_of(black.begin(), black.end(), sounds);
}

} // namespace flagfall::view
