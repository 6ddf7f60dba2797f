// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace flagfall {

/// A value together with its article. If it follows from two articles, both are given in reading order:
/// `A.4.2, 7.5.5`.
template <typename T>
struct Cited {
    T value;
    std::string_view article;
    friend bool operator==(Cited const&, Cited const&) = default;
};

} // namespace flagfall
