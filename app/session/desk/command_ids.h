// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/origin.h"
#include "app/session/event/wall_time.h"

#include <string_view>

namespace flagfall::session {

/// Names the commands of one sitting at a desk: eight bytes that another sitting, on this machine or another, will not
/// have, and eight that count. For one thread at a time.
class CommandIds {
public:
    CommandIds(std::string_view station, std::string_view boot, std::int64_t ticks, WallTime opened)
        : m_sitting(first) {
        add(station);
        add(boot);
        add(ticks);
        add(opened.value());
    }

    [[nodiscard]] CommandId next() {
        CommandId id;
        put(id, 0, m_sitting);
        put(id, half, ++m_count);
        return id;
    }

private:
    // FNV-1a: spreads well, and nobody has to be kept from guessing.
    static constexpr std::uint64_t first = 0xcbf29ce484222325;
    static constexpr std::uint64_t factor = 0x100000001b3;
    static constexpr std::size_t half = CommandId::size / 2;

    void add(std::uint8_t byte) { m_sitting = (m_sitting ^ byte) * factor; }
    void add(std::string_view text) {
        for (char const each : text) add(static_cast<std::uint8_t>(each));
        add(std::uint8_t{0});
    }
    void add(std::int64_t number) {
        for (int shift = 0; shift < 64; shift += 8) add(static_cast<std::uint8_t>(number >> shift));
    }
    static void put(CommandId& id, std::size_t at, std::uint64_t value) {
        for (std::size_t i = 0; i < half; ++i) id.bytes[at + i] = static_cast<std::uint8_t>(value >> (56 - 8 * i));
    }

    std::uint64_t m_sitting;
    std::uint64_t m_count = 0;
};

} // namespace flagfall::session
