// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace flagfall {

/// A value together with the article that gives it. Where two articles make it together they stand in the order in
/// which they are read: `A.4.2, 7.5.5`.
template <typename T>
struct Cited {
    T value;
    std::string_view article;
    friend bool operator==(Cited const&, Cited const&) = default;
};

} // namespace flagfall
