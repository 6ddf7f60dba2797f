// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <cstdint>
#include <functional>

namespace flagfall {

/// A number that identifies something. Different kinds of id do not mix, and ids are not added.
template <typename Tag, typename Rep = int>
class NumberOf {
public:
    constexpr NumberOf() = default;
    constexpr explicit NumberOf(Rep value) : m_value(value) {}
    [[nodiscard]] constexpr Rep value() const { return m_value; }
    friend constexpr auto operator<=>(NumberOf const&, NumberOf const&) = default;

private:
    Rep m_value{};
};

/// A player of the event, for its whole lifetime. Never reused and never shown: people see the pairing number, which
/// may change (C.04.2, Art. 2).
using PlayerId = NumberOf<struct PlayerIdTag>;
/// TPN: the number under which a player is paired, from 1 for the highest-ranked player (C.04.2, Art. 2.3).
using PairingNumber = NumberOf<struct PairingNumberTag>;
/// A board of one round, from 1.
using BoardNumber = NumberOf<struct BoardNumberTag>;
/// A round, from 1.
using RoundNumber = NumberOf<struct RoundNumberTag>;
/// The number of an entry in the journal, from 1, without gaps.
using Seq = NumberOf<struct SeqTag, std::int64_t>;

} // namespace flagfall

template <typename Tag, typename Rep>
struct std::hash<flagfall::NumberOf<Tag, Rep>> {
    std::size_t operator()(flagfall::NumberOf<Tag, Rep> number) const noexcept {
        return std::hash<Rep>{}(number.value());
    }
};
