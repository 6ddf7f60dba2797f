// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/rulings/procedure.h"

namespace flagfall::rulings {

/// A telephone has sounded, or a player has an electronic device on him (P21).
struct DeviceFound {
    Colour by = Colour::White;
    friend bool operator==(DeviceFound const&, DeviceFound const&) = default;
};
template <>
struct Description<DeviceFound> {
    static constexpr std::string_view word = "device";
    static constexpr auto facts = std::tuple{Needed{"by", &DeviceFound::by}};
};
[[nodiscard]] Ruling ruleOn(Rules const& rules, DeviceFound const& incident, Known const& known,
                            Answers const& answers);

} // namespace flagfall::rulings
