// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

/// The numbers of articles as rulings cite them: `6.9`, `9.1b(2)`, `A.4d(3)`, `III.5.1`, `Adj.9b`, `Guidelines II`,
/// `Preface`.
namespace flagfall::book {

/// Returns the articles of a citation in its order: `A.4.2, 7.5.5` are two.
[[nodiscard]] std::vector<std::string_view> articlesOf(std::string_view citation);

/// Returns the number without what stands before it: `II` of `Guidelines II`, `A` of `App. A`.
[[nodiscard]] std::string_view plainNumber(std::string_view article);

/// Returns the article of which this one is a part: `9.1b` of `9.1b(2)`, `7.5` of `7.5.3`; empty if it is no part.
[[nodiscard]] std::string_view wholeOf(std::string_view article);

/// True if this article comes first in the Laws: the Preface, then the articles, the appendices and the Guidelines.
[[nodiscard]] bool comesBefore(std::string_view one, std::string_view other);

} // namespace flagfall::book
