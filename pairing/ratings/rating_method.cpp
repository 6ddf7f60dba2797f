// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/ratings/rating_method.h"

#include <algorithm>
#include <array>
#include <utility>

namespace flagfall::pairing {
namespace {

constexpr std::array all{RatingMethod::Fide,
                         RatingMethod::National,
                         RatingMethod::FideElseNational,
                         RatingMethod::NationalElseFide,
                         RatingMethod::Highest,
                         RatingMethod::Lowest,
                         RatingMethod::Other};
constexpr std::array<std::string_view, all.size()> codes{"FIDE", "NRO", "FIDON", "NIDOF", "HBFN", "LBFN", "OTHER"};

} // namespace

std::span<RatingMethod const> ratingMethods() { return all; }

std::string_view ratingMethodCode(RatingMethod method) { return codes[static_cast<std::size_t>(method)]; }

std::optional<RatingMethod> ratingMethodOf(std::string_view code) {
    auto const found = std::ranges::find(codes, code);
    if (found == codes.end()) return std::nullopt;
    return static_cast<RatingMethod>(found - codes.begin());
}

std::optional<int> ratingBy(RatingMethod method, int fide, int national) {
    switch (method) {
    case RatingMethod::Fide: return fide;
    case RatingMethod::National: return national;
    case RatingMethod::FideElseNational: return fide > 0 ? fide : national;
    case RatingMethod::NationalElseFide: return national > 0 ? national : fide;
    case RatingMethod::Highest: return std::max(fide, national);
    case RatingMethod::Lowest: return fide > 0 && national > 0 ? std::min(fide, national) : std::max(fide, national);
    case RatingMethod::Other: break;
    }
    return std::nullopt;
}

int ratingTold(std::optional<RatingMethod> method, int fide, int national) {
    int const used = method ? ratingBy(*method, fide, national).value_or(0) : 0;
    if (used > 0) return used;
    return fide > 0 ? fide : national;
}

} // namespace flagfall::pairing
