// SPDX-License-Identifier: GPL-3.0-or-later
#include "clock/ways.h"

#include "clock/levers.h"

#include <algorithm>
#include <optional>

namespace flagfall::clock {

namespace {

constexpr std::size_t looks = 1000;

/// The same pseudo-random instants every time, so that results can be reproduced.
class Instants {
public:
    Instant within(Instant from, Instant to) {
        m_state = m_state * 6364136223846793005U + 1442695040888963407U;
        auto const width = static_cast<std::uint64_t>((to - from).count()) + 1;
        return from + Span{static_cast<std::int64_t>((m_state >> 1) % width)};
    }

private:
    std::uint64_t m_state = 20260701;
};

class AsItStands : public Way {
public:
    [[nodiscard]] std::string_view name() const override { return "run as it stands"; }
    void begin(std::shared_ptr<Setting const> setting, std::size_t) override { m_clock.emplace(std::move(setting)); }
    void apply(Instant at, Operation const& operation) override { clock::apply(clock(), at, operation); }
    Reading readAt(Instant at) override { return read(clock(), at); }

protected:
    [[nodiscard]] Clock& clock() { return *m_clock; }

private:
    std::optional<Clock> m_clock;
};

/// Reads or advances the clock a thousand times, spread over the intervals between the operations.
class Interrupted : public AsItStands {
public:
    void begin(std::shared_ptr<Setting const> setting, std::size_t operations) override {
        AsItStands::begin(std::move(setting), operations);
        m_times = looks / (operations + 1) + 1;
    }
    void apply(Instant at, Operation const& operation) override {
        interruptUntil(at);
        AsItStands::apply(at, operation);
    }
    Reading readAt(Instant at) override {
        interruptUntil(at);
        return AsItStands::readAt(at);
    }

protected:
    virtual void interrupt(Instant at) = 0;

private:
    void interruptUntil(Instant to) {
        for (std::size_t i = 0; i < m_times; ++i) {
            Instant const from = clock().anchor;
            interrupt(m_instants.within(from, std::max(from, to)));
        }
    }

    Instants m_instants;
    std::size_t m_times = 0;
};

class LookedAt : public Interrupted {
public:
    [[nodiscard]] std::string_view name() const override { return "looked at in between"; }

private:
    void interrupt(Instant at) override { static_cast<void>(read(clock(), at)); }
};

class StoppedAt : public Interrupted {
public:
    [[nodiscard]] std::string_view name() const override { return "run on the way"; }

private:
    void interrupt(Instant at) override { advance(clock(), at); }
};

/// The players keep their seats and the clock is turned round before the game, so that each presses the other end.
/// Only the levers know colours; presses and displays are at an end.
class TurnedRound : public AsItStands {
public:
    [[nodiscard]] std::string_view name() const override { return "turned round"; }
    void apply(Instant at, Operation const& operation) override {
        auto const* const press = std::get_if<Press>(&operation);
        if (!press) return AsItStands::apply(at, operation);
        AsItStands::apply(at, Press{m_turned.colourAt(otherEnd(Levers{}.endOf(press->by)))});
    }
    Reading readAt(Instant at) override {
        Reading const shown = AsItStands::readAt(at);
        Reading seen = shown;
        for (Colour colour : bothColours)
            seen.sides[m_turned.colourAt(otherEnd(Levers{}.endOf(colour)))] = shown.sides[colour];
        return seen;
    }

private:
    Levers m_turned = Levers{}.turned();
};

} // namespace

Ways waysOfTheClock() {
    Ways ways;
    ways.push_back(std::make_unique<AsItStands>());
    ways.push_back(std::make_unique<LookedAt>());
    ways.push_back(std::make_unique<StoppedAt>());
    ways.push_back(std::make_unique<TurnedRound>());
    return ways;
}

} // namespace flagfall::clock
