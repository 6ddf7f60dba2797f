// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/rulings/procedure.h"

namespace flagfall::rulings {

/// A draw is offered, and agreed (P7). `moves` are those each player has made.
struct DrawOffered {
    Colour by = Colour::White;
    ByColour<int> moves{};
    friend bool operator==(DrawOffered const&, DrawOffered const&) = default;
};
template <>
struct Description<DrawOffered> {
    static constexpr std::string_view word = "draw-offer";
    static constexpr auto facts = std::tuple{Needed{"by", &DrawOffered::by}, Fact{"moves", &DrawOffered::moves}};
};
[[nodiscard]] Ruling ruleOn(Rules const& rules, DrawOffered const& incident, Known const& known,
                            Answers const& answers);

struct DrawAgreed {
    ByColour<int> moves{};
    friend bool operator==(DrawAgreed const&, DrawAgreed const&) = default;
};
template <>
struct Description<DrawAgreed> {
    static constexpr std::string_view word = "draw-agreed";
    static constexpr auto facts = std::tuple{Fact{"moves", &DrawAgreed::moves}};
};
[[nodiscard]] Ruling ruleOn(Rules const& rules, DrawAgreed const& incident, Known const& known, Answers const& answers);

} // namespace flagfall::rulings
