// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/outcome.h"

#include <string>

namespace flagfall::cli {

struct ArticleQuestion {
    std::string articles; ///< `6.9`, or as a ruling cites them: `A.5.2, 7.5.5`; empty: none
    std::string edition;  ///< empty: the edition in force
    std::string language = "en";
    std::string search; ///< words that the texts must have
};

/// Prints what the articles say in our own words; with words to search for, every text that has them; with neither,
/// the articles and their titles.
[[nodiscard]] Outcome tellArticles(ArticleQuestion const& question);

} // namespace flagfall::cli
