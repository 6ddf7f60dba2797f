// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/rulings/ruling.h"

#include <string>
#include <string_view>

namespace flagfall::rulings {

/// `7.5.5, 12.9`: two articles a decision rests on.
[[nodiscard]] inline std::string cited(std::string_view one, std::string_view other) {
    return std::string{one} + ", " + std::string{other};
}

/// A finding with nothing left to ask: the article stands for it and for what is proposed.
[[nodiscard]] inline Ruling ruled(Finding finding, std::string_view cites, Effects effects) {
    std::string const article{cites};
    return {.finding = finding, .article = article, .next = Proposal{std::move(effects), article}};
}

} // namespace flagfall::rulings
